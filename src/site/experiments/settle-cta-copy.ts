import { track } from '../analytics/calls';
import { publicSettings } from '../edge/public-settings';
import { readStored, removeStored, writeStored } from '../edge/storage';
import { languageFiles } from '../words/language-files';
import { languageOf } from '../words/localized-path';
import { cohortOf, cohortPayload, copiesIn, copyAttribute, ctaExperiment, experimentFailure, isVariant, type Variant } from './cta-copy';

/** With a sitewide label there is nothing to compare, so nobody joins. */
export function ctaExperimentRuns(): boolean {
  return publicSettings.ctaExperiment && !publicSettings.ctaLabel;
}

/** Returns the variant that this visitor sees, or null outside the experiment. Stored on the document for all buttons. */
export function shownVariant(): Variant | null {
  const { ctaCopy } = document.documentElement.dataset;
  return isVariant(ctaCopy) ? ctaCopy : null;
}

/** The copies in the language of the page; undefined before the first navigation event, by which its strings have loaded. */
const copiesHere = () => copiesIn(languageFiles.wordsIn(languageOf(window.location.pathname)));

const showsCopy = () => document.querySelector(`[${copyAttribute}]`) !== null;

/** Assigns a variant if the inline script did not: it is missing on pages without a copy, and in `gatsby develop`. */
function join(): void {
  const { dataset } = document.documentElement;
  if (shownVariant() || dataset.ctaFailed !== undefined) return;
  const stored = readStored('local', ctaExperiment.storageKey);
  const cohort = cohortOf({ enabled: true, shown: showsCopy() }, stored, Math.random());
  const copies = copiesHere();
  if (cohort.state === 'outside' || (cohort.state === 'joined' && !copies)) return;
  dataset.ctaCopy = cohort.variant;
  if (cohort.state !== 'joined' || !copies) return;
  writeStored('local', ctaExperiment.storageKey, cohort.variant);
  track('user_joined_cta_cohort', cohortPayload(cohort.variant, copies));
}

function leave(): void {
  const stored = readStored('local', ctaExperiment.storageKey);
  const copies = copiesHere();
  if (stored === null || !copies) return;
  removeStored('local', ctaExperiment.storageKey);
  const cohort = cohortOf({ enabled: false, shown: false }, stored, 0);
  if (cohort.state === 'left') track('user_left_cta_cohort', cohortPayload(cohort.variant, copies));
}

/** Syncs storage, document and analytics with the experiment; idempotent on a page. Until strings have loaded, it sends nothing. */
export function settleCtaCopy(): void {
  try {
    if (ctaExperimentRuns()) join();
    else if (!publicSettings.ctaExperiment) leave();
  } catch (error) {
    document.documentElement.dataset.ctaFailed = '';
    console.error(experimentFailure, error);
  }
}
