import { localeOf } from '../../contract/languages';
import { type DateStyle, writtenDate } from '../../model/relating/written-date';

type Resolve = (source: Record<string, unknown>, args: Arguments, context: unknown, info: { fieldName: string }) => unknown;
type Arguments = { written?: DateStyle };
type FieldConfig = { args?: object; resolve?: Resolve };

/**
 * The GraphQL directive `@written`: adds the argument `written` to a date field, which returns the date formatted for the language
 * of its node and the country (two-letter code) of the site. Pages get it from the build, because the first use of `Intl` in a
 * browser blocks a slow phone for 100 ms.
 */
export const writtenDates = (country: string) => ({
  name: 'written',
  extend: (_: unknown, { args, resolve }: FieldConfig) => ({
    args: { ...args, written: { type: 'DateStyle' } },
    resolve: ((source, given, context, info) => {
      const { written } = given;
      if (!written) return resolve?.(source, given, context, info);
      const date = source[info.fieldName];
      return typeof date === 'string' ? writtenDate(date, written, localeOf(String(source.language), country)) : date;
    }) satisfies Resolve,
  }),
});
