import { useEffect } from 'react';
import { track } from '../analytics/track';
import { publicSettings } from '../platform/public-settings';
import { readStored, removeStored, writeStored } from '../platform/storage';
import { cohortOf, ctaCopies, ctaExperiment, isVariant, type Variant } from './cta-copy';

/** A label for the whole site leaves nothing to compare, so nobody joins then. */
export function ctaExperimentRuns(): boolean {
  return publicSettings.ctaExperiment && !publicSettings.ctaLabel;
}

/** The variant that this page load shows, or null outside the experiment. The document remembers it for all buttons. */
export function shownVariant(): Variant | null {
  const { ctaCopy } = document.documentElement.dataset;
  return isVariant(ctaCopy) ? ctaCopy : null;
}

const payloadOf = (variant: Variant) => ({ experiment_id: ctaExperiment.id, variant, variant_copy: ctaCopies[variant] });

/** Adopts what the inline script has settled, and decides where it could not run. */
function join(): void {
  const { dataset } = document.documentElement;
  const settled = shownVariant();
  const cohort = cohortOf(true, settled ?? readStored('local', ctaExperiment.storageKey), Math.random());
  if (cohort.state === 'outside') return;
  const drawn = cohort.state === 'joined' || dataset.ctaDrawn !== undefined;
  if (cohort.state === 'joined') writeStored('local', ctaExperiment.storageKey, cohort.variant);
  dataset.ctaCopy = cohort.variant;
  delete dataset.ctaDrawn;
  if (drawn) track('user_joined_cta_cohort', payloadOf(cohort.variant));
}

function leave(): void {
  const stored = readStored('local', ctaExperiment.storageKey);
  if (stored === null) return;
  removeStored('local', ctaExperiment.storageKey);
  const cohort = cohortOf(false, stored, 0);
  if (cohort.state === 'left') track('user_left_cta_cohort', payloadOf(cohort.variant));
}

/** Brings store, document and analytics in line with the experiment; calling it again changes nothing. */
export function settleCtaCopy(): void {
  try {
    if (ctaExperimentRuns()) join();
    else if (!publicSettings.ctaExperiment) leave();
  } catch (error) {
    console.error('The call-to-action experiment failed; the default copy is shown.', error);
  }
}

export function useCtaCopy(): void {
  useEffect(settleCtaCopy, []);
}
