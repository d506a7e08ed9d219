import { z } from 'zod';
import { pictureAlt, picturePath } from './pictures';
import { field, line, ordered, prose, sample, slug, unique } from './shared';

const table = z
  .strictObject({
    caption: field('Caption', 'What the table lists.', line(2, 90)),
    columns: field('Columns', 'The headings of the columns.', z.array(line(1, 40)).min(1).max(8), 'column'),
    rows: field(
      'Rows',
      'A cell for each column.',
      z
        .array(z.strictObject({ cells: field('Cells', 'In the order of the columns.', z.array(line(1, 200)).min(1).max(8), 'cell') }))
        .max(30),
      'row',
    ),
  })
  .superRefine(({ columns, rows }, context) => {
    rows.forEach(({ cells }, index) => {
      if (cells.length === columns.length) return;
      context.addIssue({ code: 'custom', path: ['rows', index, 'cells'], message: `${columns.length} cells, one for each column` });
    });
  })
  .meta({ node: 'SheetTable' });

const range = {
  low: field('Low', 'The figure if our assumptions hold.', z.number().min(0).max(9999)),
  high: field('High', 'The figure if our assumptions turn out wrong in the most likely way.', z.number().min(0).max(9999)),
};

const part = z
  .strictObject({
    name: field('Part', 'A part of the work.', line(2, 70)),
    ...range,
    reason: field('Reason', 'What explains the difference between low and high.', line(5, 140)),
    moves: field('What would move it', 'An answer or a decision that narrows the range.', line(5, 140).optional()),
  })
  .superRefine(ordered('low figure'));

/** Sums of decimals such as 0.1 and 0.2 are rounded to a thousandth. */
const isSum = (sum: number, figures: readonly number[]) => Math.abs(figures.reduce((a, b) => a + b, 0) - sum) < 0.0005;

const estimate = z
  .strictObject({
    unit: field('Unit', 'What the figures count, such as weeks.', line(1, 30)),
    parts: field('Parts', 'The parts of the work, each with a range.', z.array(part).min(1).max(20), 'part'),
    total: field('Total', 'The sums of the low and of the high figures.', z.strictObject(range)),
    planned: field(
      'Planned at',
      'The range used for the budget. It is narrower than the total, because the parts will not all come in low or all come in high.',
      z.strictObject(range).superRefine(ordered('low figure')).optional(),
    ),
  })
  .superRefine(({ parts, total }, context) => {
    for (const end of ['low', 'high'] as const) {
      const figures = parts.map((each) => each[end]);
      if (isSum(total[end], figures)) continue;
      const sum = Number(figures.reduce((a, b) => a + b, 0).toFixed(3));
      context.addIssue({ code: 'custom', path: ['total', end], message: `${sum}, the sum of the parts` });
    }
  })
  .superRefine(({ total, planned }, context) => {
    if (!planned || (planned.low >= total.low && planned.high <= total.high)) return;
    context.addIssue({ code: 'custom', path: ['planned'], message: `a range between ${total.low} and ${total.high}, the total` });
  })
  .meta({ node: 'Estimate' });

const sheet = z
  .strictObject({
    id: field('Anchor', 'The ID used in links to this sheet. Do not change it.', slug.meta({ form: 'line' })),
    name: field('Name', 'A few words.', line(2, 70)),
    picture: field('Drawing', 'An SVG file with its letters as outlines, or a picture of at least 1,600 pixels.', picturePath),
    alt: pictureAlt,
    text: field('Text', 'What the sheet shows and why.', prose(40, 900)),
    tables: field(
      'Tables',
      'Everything written on the sheet, for those who cannot read the drawing.',
      z.array(table).max(10).default([]),
      'table',
    ),
    estimate: field('Estimate', 'A range for each part. The checks add it up.', estimate.optional()),
  })
  .meta({ node: 'Sheet' });

/** The schema of drawing-set.yml: a set of drawings that shows what a client gets. */
export const drawingSetFile = z.strictObject({
  drawingSet: field(
    'Drawing set',
    'A sample of the drawings that a client gets, shown on the How we work page.',
    z
      .strictObject({
        name: field('Name', 'The product that was drawn.', line(2, 40)),
        heading: field('Heading', 'The heading above the sheets.', line(5, 110)),
        text: field('Text', 'What was drawn, for whom.', prose(40, 1200)),
        sheets: field(
          'Sheets',
          'In the order of their numbers.',
          z.array(sheet).min(1).max(20).superRefine(unique('id', 'a unique ID')),
          'sheet',
        ),
        sample,
      })
      .optional(),
  ),
});
