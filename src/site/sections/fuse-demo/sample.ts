import type { Sheet } from './sheet';

export const sampleName = 'Final v3 (2).csv';

/** A list of employees with the mistakes such files have in practice. All data is fictional. */
export const sampleSheet: Sheet = {
  headings: ['Start dt', 'Full name', 'Monthly $', 'Dept', 'E-mail Addr.', 'Notes'],
  rows: [
    ['2024-01-15', 'Maria Lopez', '$4,200.00', 'Ops', 'maria.lopez@harborlight.example', ''],
    ['Feb 3, 2024', '  Jonas   Weber', '3,950', 'Sales', 'JONAS.WEBER@harborlight.example', 'remote'],
    ['19 Feb 2024', 'Priya Nair', '4.100,50', 'Ops', 'priya.nair@@harborlight.example', ''],
    ['03/04/2024', 'Tom Okafor', '$3,600', 'Dock', 'tom.okafor@harborlight.example', 'back in fall?'],
    ['2024-04-22', 'Lena Fischer', '4,050.00', 'Sales', 'lena.f@harborlight.example; lena@fischer.example', ''],
    ['11-Mar-2024', "Sam O'Neil", 'tbd', 'Dock', 'sam.oneil@harborlight.example', 'ask HR'],
    ['', 'Total', '$19,900.50', '', '', ''],
  ],
};
