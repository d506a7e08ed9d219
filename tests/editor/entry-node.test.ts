import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capitalized } from '../../src/contract/capitalized';
import { entryNode } from '../../src/editor/client/entry-node';

const site = join(__dirname, '../../src/site');
const fragments = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(join(site, path), 'utf8'))
  .join('\n');

/** A date in a query: its alias, its field, and the form it asks for. */
const dates = [...fragments.matchAll(/^ +(?:(\w+): )?(\w+)\((written|formatString): /gm)];

test.each(dates.map(([, alias, field = '', form]) => [field, alias, form]))(
  'sections name the date %s %s, as the preview does for its form (%s)',
  (field = '', alias, form) => {
    expect(alias).toBe(`${form === 'written' ? 'shown' : 'iso'}${capitalized(field)}`);
  },
);

test('the preview has each date of an entry as queries ask for it, at any depth', () => {
  const law = [{ checked: '2026-11-22' }];
  expect(entryNode('state', { reviewed: '2026-11-22', law }, String)).toMatchObject({
    isoReviewed: '2026-11-22',
    shownReviewed: 'November 2026',
    law: [{ isoChecked: '2026-11-22', shownChecked: 'November 22, 2026' }],
  });
  expect(entryNode('post', { date: '2026-03-14 09:30' }, String)).toMatchObject({ isoDate: '2026-03-14', shownDate: 'March 14, 2026' });
});
