import type { TFunction } from 'i18next';
import { capitalized } from '../../contract/capitalized';
import { declaredServices, ownValues, type StoredValue } from '../../contract/declared-storage';
import { translatorOf } from '../../contract/translator';
import type { StoringScript } from './placeholder-facts';

/** The strings of a language, with those of `storage.json` among them. */
export type TableWords = { language: string; strings: object };

/** A table in markdown; a `|` inside a cell would end it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '-')), ...rows.map(line)].join('\n');
}

const code = (name: string) => `\`${name}\``;

/** Writes the cells that both tables have. */
function cellsOf({ language, strings }: TableWords) {
  const t: TFunction = translatorOf(language, [strings]);
  const listed = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  return {
    t,
    column: (name: string) => t(`storage.columns.${name}`),
    names: ({ id, names }: StoredValue) => (names.length > 0 ? listed(names.map(code)) : t(`storage.own.${id}.name`)),
    places: ({ where }: StoredValue) => capitalized(listed(where.map((place) => t(`storage.places.${place}`))), language),
    purpose: (purpose: string) => t(`storage.purposes.${purpose}`),
  };
}

/** What the site itself stores in a visitor's browser. */
export function ownValuesTable(words: TableWords): string {
  const { t, column, names, places } = cellsOf(words);
  return table(
    ['name', 'where', 'holds', 'until'].map(column),
    ownValues.map((value) => [names(value), places(value), t(`storage.own.${value.id}.holds`), t(`storage.own.${value.id}.until`)]),
  );
}

/** What third-party services store, if on and allowed: those that the code knows, and the scripts in `site.yml`. */
export function serviceValuesTable(words: TableWords, scripts: readonly StoringScript[] = []): string {
  const { t, column, names, places, purpose } = cellsOf(words);
  const known = declaredServices.flatMap(({ name: service, stores }) =>
    stores.map((value) => [
      names(value),
      service,
      purpose(value.purpose),
      places(value),
      t(`storage.services.${value.id}.holds`),
      t(`storage.services.${value.id}.until`),
    ]),
  );
  const declared = scripts.flatMap((script) =>
    script.stores.map((name) => [
      code(name),
      new URL(script.src).host,
      purpose(script.purpose),
      t('storage.script.where'),
      t('storage.script.holds'),
      t('storage.script.until'),
    ]),
  );
  return table(['name', 'setBy', 'purpose', 'where', 'holds', 'until'].map(column), [...known, ...declared]);
}
