// How a lab looks on paper: its cards one below the other, no room that is kept for what may come, no buttons.

import { css } from 'lit';

// .lab, .right, .below: blocks break between pages in every browser; a grid or a flexbox with tall cards does not.
// .rolling: its seed is a fact, and the rest are buttons.
// [data-empty]: a card that has but a button until its work is done.
// .request: asks the reader to do something that paper cannot.
// .more: see open-on-paper.js.
// .micro ol: a long game in two columns, where there is room.
export const printStyles = css`
  @media print {
    .lab, .right, .below { display: block !important; }
    :is(.lab, .right, .below) > * { margin: 0 0 10px !important; }
    .lab, .rest, .game { align-items: start !important; }
    .right:has(> .luck) { display: flex !important; gap: 0 !important; }
    .joined { margin-bottom: 0 !important; break-after: avoid; }
    .joined ~ .around { break-before: avoid; }
    :is(.notice, .options, .segments, .out, .other-lab, .bet, .until, .speed, summary, .request):not(#paper) { display: none; }
    .rest:has(> :only-child) { display: block; }
    .controls > .rows, .games > .top > button { display: none; }
    .rolling:not(:has(.seed)), .card:has(> :is([data-empty], .request:only-child, h2 + .request:last-child)) { display: none; }
    .card.rolling { padding: 0; border: 0; background: none; }
    .row.small { margin: 0; }
    .card:is(.games, .game) { break-inside: auto; }
    .coupling label:has(input:not(:checked)) { display: none; }
    .coupling .segments:not(#paper) { display: block; }
    .coupling label > span:not(#paper) { display: inline; padding: 0; border: 0; background: none; color: var(--ink); }
    .pick:has(:checked)::before { content: '●'; color: var(--ink); }
    .more::details-content { display: block; content-visibility: visible; block-size: auto; }
    .micro ol, .plays { max-height: none !important; height: auto !important; overflow: visible !important; }
    .micro ol:has(> :nth-child(9)) { display: block; columns: 2 230px; column-gap: 14px; }
    .micro li { break-inside: avoid; }
    .scroll { overflow: visible; }
    tr { break-inside: avoid; }
    :is(h2, h3, .top):not(:last-child) { break-after: avoid; }
  }
`;
