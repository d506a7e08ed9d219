import { keysOf } from '../../../src/contract/objects';
import { choices, choicesOf } from '../../../src/site/forms/choices';
import { t } from '../../translation';

test.each(keysOf(choices))('every choice of %s has a label in locales, because a visitor would otherwise see its key', (name) => {
  expect(choicesOf(t, name).filter(({ label }) => label.startsWith('forms.options'))).toEqual([]);
});
