import home from './home.svg';
import { SvgDrawing } from './svg-drawing';

/** A lines plan in three views: a hull as drawn on the left, the product it becomes on the right. */
export const HomeDrawing = () => <SvgDrawing svg={home} />;
