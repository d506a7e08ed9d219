import { inlineStorage } from '../edge/inline-storage';
import { ctaExperiment, ctaVariants, experimentFailure } from './cta-copy';

/** The attribute of the script's element that has the copies, as JSON. */
export const copiesAttribute = 'data-copies';

/**
 * The source of an inline script that picks the copy before first paint, long before React loads: it sets `data-cta-copy`
 * on the document. If it drew the variant, it queues the event in `window.earlyEvents`; the site's code sends it, or the
 * script for visitors who leave earlier (`analytics/early-view-script.ts`). After a failure `data-cta-failed` keeps the
 * default copy for the whole page load, because a late draw would flicker. Included only while the experiment runs, on
 * pages that show a copy. A constant, so one CSP hash covers every page: the copies are in an attribute.
 */
export const ctaCopyScript = [
  '(function(){var d=document.documentElement.dataset;try{',
  `var k=${JSON.stringify(ctaExperiment.storageKey)},n=${JSON.stringify(ctaVariants)},v;`,
  `try{v=${inlineStorage.read('k')}}catch(e){}`,
  'if(n.indexOf(v)<0){',
  'v=n[Math.floor(Math.random()*n.length)];',
  `try{${inlineStorage.write('k', 'v')}}catch(e){}`,
  `window.earlyEvents=[["user_joined_cta_cohort",{experiment_id:${JSON.stringify(ctaExperiment.id)},variant:v,variant_copy:JSON.parse(document.currentScript.dataset.copies)[v]}]]`,
  `}d.ctaCopy=v}catch(e){d.ctaFailed="";console.error(${JSON.stringify(experimentFailure)},e)}})()`,
].join('');
