import { LazyDrawing } from './lazy-drawings';

/** The drawing of a page that failed, with its code, for example 404. */
export const MissingDrawing = ({ code }: { code: string }) => <LazyDrawing file="illustrations/missing.svg" code={code} />;
