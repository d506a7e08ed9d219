import { lazyStatic } from '../../components/lazy-static';
import { illustrationsIn } from './illustrations-in';

const lead = { width: 624, height: 640 };
const square = { width: 416, height: 416 };
const plate = { width: 416, height: 480 };
const map = { width: 640, height: 448 };

async function drawingIn(language: string) {
  const [{ contentDrawing }, illustrations] = await Promise.all([import('./content-drawing'), illustrationsIn(language)]);
  return contentDrawing(illustrations);
}

/** The drawings as pages use them: where server-rendered HTML already shows one, its code is not loaded. */
export const LazyLeadDrawing = lazyStatic(drawingIn, lead);
export const LazyDrawing = lazyStatic(drawingIn, square);
export const LazyCoordinatePlate = lazyStatic(async () => (await import('./coordinate-plate')).CoordinatePlate, plate);
export const LazyWorkingHours = lazyStatic(async () => (await import('../team/working-hours')).WorkingHours);
export const LazyAreaMap = lazyStatic(async () => (await import('./area-map')).AreaMap, map);
