import { numberIn } from '../processes/number-in';
import { pageKinds } from './each-page';

/** What to measure: kinds of pages, how often, and beside how many more posts. */
export type Wanted = { kinds: readonly string[]; runs: number; posts: readonly number[] };

/** What the options of the command ask for; throws if one of them is wrong, before minutes of measuring. */
export function wantedIn({ only, runs, posts }: Readonly<Record<'only' | 'runs' | 'posts', string>>): Wanted {
  const kinds = only.split(',');
  const unknown = kinds.find((kind) => !Object.hasOwn(pageKinds, kind));
  if (unknown !== undefined) throw new Error(`There is no page kind "${unknown}": ${Object.keys(pageKinds).join(', ')}.`);
  return { kinds, runs: numberIn('runs', runs), posts: posts.split(',').map((count) => numberIn('posts', count, 0)) };
}
