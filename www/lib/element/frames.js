// The browser's frames.

/** Resolves when the next frame is about to be drawn. */
export const nextFrame = () => new Promise((frame) => requestAnimationFrame(frame));
