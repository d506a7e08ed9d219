import { track } from '../analytics/track';
import { publicSettings } from '../platform/public-settings';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { cohortOf, cohortPayload, copyAttribute, ctaExperiment, experimentFailure, isVariant, type Variant } from './cta-copy';

/** A label for the whole site leaves nothing to compare, so nobody joins then. */
export function ctaExperimentRuns(): boolean {
  return publicSettings.ctaExperiment && !publicSettings.ctaLabel;
}

/** The variant that this visitor sees, or null outside the experiment. The document remembers it for all buttons. */
export function shownVariant(): Variant | null {
  const { ctaCopy } = document.documentElement.dataset;
  return isVariant(ctaCopy) ? ctaCopy : null;
}

const showsCopy = () => document.querySelector(`[${copyAttribute}]`) !== null;

/** Decides where the inline script has not: it is missing on pages without a copy, and in `gatsby develop`. */
function join(): void {
  const { dataset } = document.documentElement;
  if (shownVariant() || dataset.ctaFailed !== undefined) return;
  const stored = readStored('local', ctaExperiment.storageKey);
  const cohort = cohortOf({ enabled: true, shown: showsCopy() }, stored, Math.random());
  if (cohort.state === 'outside') return;
  dataset.ctaCopy = cohort.variant;
  if (cohort.state !== 'joined') return;
  writeStored('local', ctaExperiment.storageKey, cohort.variant);
  track('user_joined_cta_cohort', cohortPayload(cohort.variant));
}

function leave(): void {
  const stored = readStored('local', ctaExperiment.storageKey);
  if (stored === null) return;
  removeStored('local', ctaExperiment.storageKey);
  const cohort = cohortOf({ enabled: false, shown: false }, stored, 0);
  if (cohort.state === 'left') track('user_left_cta_cohort', cohortPayload(cohort.variant));
}

/** Brings store, document and analytics in line with the experiment; calling it again on a page changes nothing. */
export function settleCtaCopy(): void {
  try {
    if (ctaExperimentRuns()) join();
    else if (!publicSettings.ctaExperiment) leave();
  } catch (error) {
    document.documentElement.dataset.ctaFailed = '';
    console.error(experimentFailure, error);
  }
}
