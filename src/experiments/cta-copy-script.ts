import { inlineStorage } from '../platform/inline-storage';
import { ctaExperiment, ctaVariants } from './cta-copy';

/**
 * The source of an inline script that settles the copy before anything is painted, long before React is there:
 * it sets `data-cta-copy` on the document, and `data-cta-drawn` if this page load drew the variant.
 * Only emitted where the experiment runs. A constant, so one hash in the policy covers every page.
 */
export const ctaCopyScript = [
  '(function(){try{',
  `var k=${JSON.stringify(ctaExperiment.storageKey)},n=${JSON.stringify(ctaVariants)},d=document.documentElement.dataset,v;`,
  `try{v=${inlineStorage.read('k')}}catch(e){}`,
  'if(n.indexOf(v)<0){',
  'v=n[Math.floor(Math.random()*n.length)];d.ctaDrawn="";',
  `try{${inlineStorage.write('k', 'v')}}catch(e){}`,
  '}d.ctaCopy=v}catch(e){}})()',
].join('');
