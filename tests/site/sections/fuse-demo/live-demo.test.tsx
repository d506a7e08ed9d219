/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { LiveDemo } from '../../../../src/site/sections/fuse-demo/live-demo';

const status = () => screen.getByText(/rows are clean/);
const rows = () => within(screen.getByRole('region', { name: 'Rows of the file' }));
const box = (name: string) => rows().getByRole('textbox', { name });

function open() {
  render(<LiveDemo />);
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

async function openOwnFile() {
  const user = open();
  await user.click(screen.getByText('Try a file of your own'));
  return user;
}

// No styles hide anything here; checking visibility would take most of the time.
configure({ defaultHidden: true });
// jsdom lacks this, and `arrayBuffer` on files.
Object.assign(globalThis, { TextDecoder });

function fileOf(bytes: Uint8Array, name = 'own.csv'): File {
  return Object.assign(new File([bytes.slice()], name), { arrayBuffer: async () => bytes.slice().buffer });
}
const csv = (text: string) => fileOf(new Uint8Array(Buffer.from(text)));

test('the selects show the suggested mapping, and a live region shows the problem count', () => {
  open();
  const chosen = (field: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `Column for ${field}` }).selectedOptions[0]?.text;
  expect(['Name', 'Email', 'Start date', 'Amount'].map(chosen)).toEqual(['Full name', 'E-mail Addr.', 'Start dt', 'Monthly $']);
  expect(status()).toHaveAttribute('role', 'status');
  expect(status()).toHaveTextContent('6 cells to fix. 2 of 7 rows are clean.');
});

test('a newly selected column is checked immediately and shown as the visitor’s choice', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column for Amount' }), 'Notes');
  expect(status()).toHaveTextContent('8 cells to fix. 1 of 7 rows are clean.');
  expect(box('Amount, row 2')).toHaveAccessibleDescription('Not a number.');
  expect(screen.getByText('your choice')).toBeInTheDocument();
});

test('without a column for a required field, the status names the field', async () => {
  const user = open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column for Email' }), 'Not connected');
  expect(status()).toHaveTextContent('Connect a column for: Email. 0 of 7 rows are clean.');
});

test('fixing a cell by typing clears its error and keeps it focused', async () => {
  const user = open();
  const cell = box('Amount, row 6');
  expect(cell).toBeInvalid();
  await user.clear(cell);
  await user.type(cell, '3,900');
  expect(status()).toHaveTextContent('6 cells to fix.');
  await user.keyboard('{Enter}');
  expect(status()).toHaveTextContent('5 cells to fix. 3 of 7 rows are clean.');
  expect(box('Amount, row 6')).toBe(cell);
  expect(cell).toBeValid();
  expect(cell).toHaveFocus();
});

test('leaving a cell saves the typed text, Escape discards it', async () => {
  const user = open();
  await user.type(box('Amount, row 6'), '1{Escape}');
  expect(box('Amount, row 6')).toHaveValue('tbd');
  await user.clear(box('Amount, row 6'));
  await user.type(box('Amount, row 6'), '12');
  await user.tab();
  expect(status()).toHaveTextContent('5 cells to fix.');
});

test('one click applies a suggested repair, and focus stays in the cell', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Replace with 2024-04-03' }));
  expect(box('Start date, row 4')).toHaveValue('2024-04-03');
  expect(screen.getByRole('group', { name: 'Start date, row 4' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Replace with 2024-03-04' })).not.toBeInTheDocument();
});

test('the row of a total can be left out and restored', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Leave out row 7' }));
  expect(status()).toHaveTextContent('4 cells to fix. 2 of 6 rows are clean.');
  const row = screen.getByRole('checkbox', { name: 'Use row 7' });
  expect(row).not.toBeChecked();
  expect(row).toHaveFocus();
  await user.click(row);
  expect(status()).toHaveTextContent('6 cells to fix. 2 of 7 rows are clean.');
});

test('one click focuses the next problem, wrapping around after the last', async () => {
  const user = open();
  const goOn = () => user.click(screen.getByRole('button', { name: 'Go to the next problem' }));
  const visited = [];
  for (let step = 0; step < 7; step += 1) {
    await goOn();
    visited.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(visited).toEqual([
    ...['Email, row 3', 'Start date, row 4', 'Email, row 5', 'Amount, row 6', 'Name, row 7', 'Email, row 7'],
    'Email, row 3',
  ]);
});

test('clean rows are shown as a table and as JSON', async () => {
  const user = open();
  await user.click(screen.getByRole('radio', { name: 'Clean rows' }));
  const table = within(screen.getByRole('region', { name: 'Clean rows' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameEmailStart dateAmount',
    'Maria Lopezmaria.lopez@harborlight.example2024-01-154,200.00',
    'Jonas Weberjonas.weber@harborlight.example2024-02-033,950.00',
  ]);
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  expect(JSON.parse(screen.getByRole('region', { name: 'What your server receives' }).textContent)).toEqual([
    { name: 'Maria Lopez', email: 'maria.lopez@harborlight.example', startDate: '2024-01-15', amount: 4200 },
    { name: 'Jonas Weber', email: 'jonas.weber@harborlight.example', startDate: '2024-02-03', amount: 3950 },
  ]);
});

test('an uploaded file replaces the sample, which can be restored', async () => {
  const user = await openOwnFile();
  await user.upload(screen.getByLabelText('A CSV file'), csv('Mail;Who;Person\nada@sea.example;x;Ada Lovelace\nbo@;y;Bo Diaz'));
  expect(await screen.findByText('own.csv')).toBeInTheDocument();
  expect(screen.getByText('2 rows · 3 columns')).toBeInTheDocument();
  expect(status()).toHaveTextContent('1 cell to fix. 1 of 2 rows are clean.');
  expect(screen.getByText('Try a file of your own')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back to the sample' }));
  expect(screen.getByText('Final v3 (2).csv')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Back to the sample' })).not.toBeInTheDocument();
});

test('pasted cells can be read without headings', async () => {
  const user = await openOwnFile();
  await user.click(screen.getByLabelText(/Or paste cells/));
  await user.paste('Ada Lovelace\tada@sea.example\nBo Diaz\tbo@sea.example');
  await user.click(screen.getByRole('button', { name: 'Read these cells' }));
  expect(screen.getByText('Pasted cells')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Column for Email' })).toHaveDisplayValue('Column 2');
});

test.each([
  ['a workbook', fileOf(new Uint8Array([0x50, 0x4b, 3, 4])), 'That is a workbook.'],
  ['a file that is too large', fileOf(new Uint8Array(256 * 1024 + 1)), 'This file is 257 KB'],
  ['too many rows', csv(`a\n${'1\n'.repeat(201)}`), 'This file has 201 rows'],
  ['an unclosed quotation mark', csv('a,b\n"1,2'), 'A quotation mark on line 2'],
  ['an empty file', csv(''), 'This file is empty.'],
  [
    'a file that cannot be read',
    Object.assign(csv('a'), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
    "The browser couldn't read the file.",
  ],
])('%s is rejected with a clear message, and the work is kept', async (_, file, message) => {
  const user = await openOwnFile();
  await user.upload(screen.getByLabelText('A CSV file'), file);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  expect(screen.getByText('Final v3 (2).csv')).toBeInTheDocument();
  expect(status()).toHaveTextContent('6 cells to fix.');
});

test('with many columns, the mapped ones and the first others are drawn and the rest are counted', async () => {
  const user = await openOwnFile();
  const headings = Array.from({ length: 12 }, (_, index) => `Heading ${index}`);
  await user.upload(screen.getByLabelText('A CSV file'), csv(`${headings.join()},E-mail\n${'x,'.repeat(12)}ada@sea.example`));
  expect(await screen.findByText('and 5 more')).toBeInTheDocument();
  expect(screen.getAllByText('Email').length).toBeGreaterThan(1);
});
