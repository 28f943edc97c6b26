// www/build/plugins.js
declare module '*?worker-text' {
  const text: string;
  export default text;
}
