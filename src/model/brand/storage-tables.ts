import { declaredServices, ownValues, type StoredValue } from '../../contract/declared-storage';
import type { StoringScript } from './facts';

/** A table in markdown; a `|` inside a cell would end it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '-')), ...rows.map(line)].join('\n');
}

const code = (name: string) => `\`${name}\``;
const namesOf = (name: string) => (/[a-z] [a-z]/i.test(name) ? name : name.split(', ').map(code).join(', '));

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const placesOf = ({ where }: StoredValue) => capital(where.join(', '));

/** What the site itself stores in a visitor's browser. */
export const ownValuesTable = (): string =>
  table(
    ['Name', 'Where', 'What it holds', 'Until'],
    ownValues.map((value) => [namesOf(value.name), placesOf(value), value.holds, value.until]),
  );

/** What third-party services store, if on and allowed: those that the code knows, and the scripts in `site.yml`. */
export function serviceValuesTable(scripts: readonly StoringScript[] = []): string {
  const known = declaredServices.flatMap(({ name: service, stores }) =>
    stores.map((value) => [code(value.name), service, capital(value.purpose), placesOf(value), value.holds, value.until]),
  );
  const declared = scripts.flatMap(({ src, purpose, stores }) =>
    stores.map((name) => [
      code(name),
      new URL(src).host,
      capital(purpose),
      'Cookie or storage',
      'Set by a script of this company',
      'You delete it',
    ]),
  );
  return table(['Name', 'Set by', 'Purpose', 'Where', 'What it holds', 'Until'], [...known, ...declared]);
}
