import { filledIn } from './filled-in';
import missing from './missing.svg';
import { SvgDrawing } from './svg-drawing';

/** A plan drawer with its sheets, and the outline of the missing one. */
export const MissingSheet = ({ code }: { code: string }) => <SvgDrawing svg={filledIn(missing, { code })} />;
