import { still } from '../../components/still';

const lead = { width: 624, height: 640 };
const square = { width: 416, height: 416 };
const plate = { width: 416, height: 480 };
const map = { width: 640, height: 448 };

/** The drawings as pages use them: where server-rendered HTML already shows one, its code is not loaded. */
export const StillLeadDrawing = still(async () => (await import('./content-drawing')).ContentDrawing, lead);
export const StillDrawing = still(async () => (await import('./content-drawing')).ContentDrawing, square);
export const StillCoordinatePlate = still(async () => (await import('./coordinate-plate')).CoordinatePlate, plate);
export const StillWorkingHours = still(async () => (await import('../team/working-hours')).WorkingHours);
export const StillAreaMap = still(async () => (await import('./area-map')).AreaMap, map);
