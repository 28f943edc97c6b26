// How the dialog for sharing looks. Styles only.

import { css } from 'lit';

export const shareStyles = css`
  dialog {
    width: min(1120px, calc(100vw - 24px));
    max-width: none;
    max-height: calc(100dvh - 24px);
    padding: 0 20px 20px;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--bg);
    color: var(--ink);
    font: 15px/1.45 var(--sans);
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  dialog::backdrop { background: rgb(0 0 0 / 45%); }
  .bar {
    position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between;
    gap: 12px; margin: 0 -20px; padding: 8px 12px 8px 20px;
    border-bottom: 1px solid var(--line); background: var(--bg);
  }
  section { padding-top: 14px; min-width: 0; }
  .embed { margin-top: 14px; border-top: 1px solid var(--line); }
  .first { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 24px; }
  h3, .top label { margin: 0; font: 600 15px/1.3 var(--sans); }
  .top a { color: var(--accent); font: 600 14px/1.3 var(--sans); }
  p { margin: 6px 0; }
  .note { margin: 3px 0 0; color: var(--muted); font-size: 13px; line-height: 1.4; }
  .warning { margin: 8px 0 0; padding: 8px 12px; border: 1px solid var(--bad); border-radius: 8px; font-size: 14px; line-height: 1.4; }
  .measuring { display: flex; align-items: center; gap: 8px; color: var(--ink); }
  .measuring::before {
    content: ''; flex: none; width: 12px; height: 12px; border: 2px solid var(--line); border-top-color: var(--accent);
    border-radius: 50%;
  }
  .waits { color: var(--muted); }
  .figures { padding: 0; }
  .figures .field-group { margin-top: 8px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
  .top { display: flex; align-items: center; justify-content: space-between; gap: 10px; margin-bottom: 6px; }
  textarea {
    display: block; width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px;
    background: var(--card); color: var(--ink); font: 12.5px/1.5 var(--mono);
    overflow-wrap: anywhere; resize: vertical;
  }
  textarea:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  .columns {
    display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 14px 24px; margin-top: 8px;
  }
  .making { display: flex; flex-direction: column; gap: 14px; min-width: 0; }
  .options { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 14px; }
  .options label { display: grid; gap: 2px; font-size: 13px; color: var(--muted); min-width: 0; }
  .options select { color: var(--ink); font-size: 14px; width: 100%; min-width: 0; }
  fieldset {
    display: grid; grid-template-columns: repeat(auto-fill, minmax(11.5em, 1fr)); gap: 0 12px;
    margin: 0; padding: 0; border: 0; font-size: 14px; min-width: 0;
  }
  legend { padding: 0; font-size: 13px; color: var(--muted); }
  fieldset label { display: flex; align-items: center; gap: 7px; min-height: 26px; }
  input[type='checkbox'] { margin: 0; flex: none; }
  .status:not(:empty) {
    position: sticky; bottom: 0; margin: 12px 0 0; padding: 9px 14px; border-radius: 8px;
    background: var(--ink); color: var(--bg); font-size: 14px;
  }
  .status { margin: 0; }
  @media (prefers-reduced-motion: no-preference) {
    .measuring::before { animation: turn 1s linear infinite; }
    @keyframes turn { to { transform: rotate(1turn); } }
  }
  @media (max-width: 860px) {
    .columns, .first { grid-template-columns: minmax(0, 1fr); }
  }
  @media (max-width: 560px) {
    dialog {
      width: 100vw; max-height: 100dvh; padding: 0 14px 14px; margin-inline: 0; border: 0; border-radius: 0;
    }
    .bar { margin: 0 -14px; padding-inline: 14px 6px; }
    .options { grid-template-columns: minmax(0, 1fr); }
    button, select, fieldset label { min-height: 44px; }
    button { min-width: 44px; }
  }
  @media (pointer: coarse) {
    fieldset label { min-height: 44px; }
    button { min-width: 44px; }
  }
  @media (forced-colors: active) {
    .status:not(:empty) { border: 1px solid; }
  }
`;
