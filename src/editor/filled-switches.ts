import { isRecord } from '../contract/objects';
import { chosenOf, type Shape } from '../model/schemas/shape';
import type { Data } from './file-text';

/**
 * The fields of a file with `true` where it leaves out one that is `true` by default. Decap shows a switch without a value as off,
 * and so would the preview.
 */
export function filledSwitches(shape: Partial<Shape>, data: Data): Data {
  const { properties = {} } = chosenOf(shape, data);
  const on = Object.keys(properties).filter((name) => properties[name]?.default === true);
  const written = Object.entries(data).map(([name, value]) => [name, filledIn(properties[name], value)]);
  return { ...Object.fromEntries(on.map((name) => [name, true])), ...Object.fromEntries(written) };
}

function filledIn(shape: Partial<Shape> = {}, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => filledIn(shape.items, entry));
  return isRecord(value) ? filledSwitches(shape, value) : value;
}
