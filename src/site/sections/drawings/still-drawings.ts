import { still } from '../../components/still';
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
export const StillLeadDrawing = still(drawingIn, lead);
export const StillDrawing = still(drawingIn, square);
export const StillCoordinatePlate = still(async () => (await import('./coordinate-plate')).CoordinatePlate, plate);
export const StillWorkingHours = still(async () => (await import('../team/working-hours')).WorkingHours);
export const StillAreaMap = still(async () => (await import('./area-map')).AreaMap, map);
