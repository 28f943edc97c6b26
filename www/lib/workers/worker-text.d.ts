// www/build/worker-text.js
declare module '*?worker-text' {
  const text: string;
  export default text;
}
