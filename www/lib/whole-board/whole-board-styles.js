// How the editor of a whole board looks beside that of bear-offs: as wide as its place, with signs only where the pointer is, for there
// are many points.

import { css } from 'lit';

export const wholeBoardStyles = css`
  .edited {
    max-width: 520px;
  }
  .sign {
    visibility: hidden;
  }
  .buttons {
    flex-wrap: wrap;
  }
  .chosen {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (hover: hover) {
    .point:not(.idle):hover .sign {
      visibility: visible;
    }
  }
  @container (min-width: 640px) {
    .editor {
      grid-template-columns: minmax(0, 1fr);
    }
    .edited {
      margin-inline: auto;
    }
  }
`;
