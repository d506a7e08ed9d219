import type { TFunction } from 'i18next';
import type { Option } from './fields';

/** The values of the selects with fixed choices; their labels are `forms.options` in `interface.json`. */
export const choices = {
  timeline: ['now', '3-months', '6-months', 'later'],
  stage: ['idea', 'prototype', 'first-customers', 'growing'],
} as const;

/** Returns the fixed choices of a select, with translated labels. */
export function choicesOf(t: TFunction, name: keyof typeof choices): Option[] {
  return choices[name].map((value, index) => ({ id: index + 1, label: t(`forms.options.${name}.${value}`), value }));
}
