import { media } from '../../theme/breakpoints';

/** Rules of a drawing in print and in forced colors, where only lines and text are shown. */
export const plainSheet = `
  ${media.print} {
    .solid,
    .wash {
      fill: none;
    }
    && text,
    && tspan {
      stroke: none;
      fill: currentColor;
    }
  }
  @media (forced-colors: active) {
    && path,
    && rect,
    && circle,
    && use {
      stroke: CanvasText;
    }
    .solid,
    .wash,
    .shade {
      fill: Canvas;
    }
    .filled {
      fill: CanvasText;
    }
    && text,
    && tspan {
      stroke: none;
      fill: CanvasText;
    }
  }
`;
