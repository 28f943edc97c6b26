// Where a plot is pointed at.

/**
 * In the plan's own pixels: the plot may be drawn larger than it is laid out, as on a projector.
 * @param {import('./plan.js').Plan} plan
 * @param {HTMLElement} plot
 * @param {MouseEvent} event
 */
export function pointed(plan, plot, { clientX, clientY }) {
  const { left, top, width } = plot.getBoundingClientRect();
  const scale = plan.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}
