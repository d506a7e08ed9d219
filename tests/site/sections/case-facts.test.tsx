/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { CaseFacts } from '../../../src/site/sections/case-facts';
import { FactsLine } from '../../../src/site/sections/facts-line';

type Facts = Queries.CaseFactsFragment;

const none: Facts = { effect: null, people: null, roles: null, months: null, monthsTo: null, year: null, stack: [] };
const all: Facts = {
  ...none,
  effect: 'Two lists became one',
  people: 4,
  roles: 'lead, engineers',
  months: 7,
  year: 2024,
  stack: ['React', 'Go'],
};

/** The terms of the strip with their values. */
const shown = () => screen.queryAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('technologies are listed with the commas of the language', () => {
  const page = { path: '/', originalPath: '/', routed: false, generateDefaultLanguagePage: false };
  render(
    <I18nextContext.Provider value={{ ...page, language: 'ja', languages: ['ja'], defaultLanguage: 'ja' }}>
      <CaseFacts facts={{ ...none, stack: all.stack }} />
    </I18nextContext.Provider>,
  );
  expect(shown()).toEqual([['Built with', 'React、Go']]);
});

test('the strip shows every fact of a case', () => {
  render(<CaseFacts facts={all} />);
  expect(shown()).toEqual([
    ['What changed', 'Two lists became one'],
    ['Team', '4 people: lead, engineers'],
    ['Time', '7 months'],
    ['Launched', '2024'],
    ['Built with', 'React, Go'],
  ]);
});

test.each<[string, Partial<Facts>, string[][]]>([
  [
    'one person and one month in the singular',
    { people: 1, months: 1 },
    [
      ['Team', '1 person'],
      ['Time', '1 month'],
    ],
  ],
  ['a range of months', { months: 6, monthsTo: 8 }, [['Time', '6–8 months']]],
  ['roles without a number', { roles: 'two engineers' }, [['Team', 'two engineers']]],
])('the strip shows %s and leaves out what is missing', (_, facts, expected) => {
  render(<CaseFacts facts={{ ...none, ...facts }} />);
  expect(shown()).toEqual(expected);
});

test('in brief, the strip leaves out year and technologies', () => {
  render(<CaseFacts facts={all} brief />);
  expect(shown().map(([term]) => term)).toEqual(['What changed', 'Team', 'Time']);
});

test('without facts there is neither a strip nor a line', () => {
  const { container } = render(
    <>
      <CaseFacts facts={none} />
      <FactsLine facts={none} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('the line in a list has the effect and the size of the work', () => {
  const { container } = render(<FactsLine facts={all} />);
  expect(screen.getByText('Two lists became one')).toBeVisible();
  expect(container).toHaveTextContent('4 people 7 months 2024');
});
