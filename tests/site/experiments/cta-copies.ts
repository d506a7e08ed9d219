import { copiesIn } from '../../../src/site/experiments/cta-copy';
import { t } from '../../translation';

/** The copies in the default language. */
export const ctaCopies = copiesIn({ callToActionCopies: t('callToActionCopies', { returnObjects: true }) }) ?? fail();

function fail(): never {
  throw new Error('interface.json has no copies of the call to action.');
}
