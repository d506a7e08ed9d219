import { keysOf } from '../../contract/objects';
import { fuseDemoWords } from './declared/fuse-demo-words';
import { interfaceWords } from './declared/interface-words';
import { outsideWords } from './declared/outside-words';
import {
  applicationWords,
  areaWords,
  blogWords,
  caseStudyWords,
  errorPagesWords,
  methodWords,
  pricingWords,
  referralWords,
  serviceWords,
  teamWords,
} from './declared/page-words';
import { privacyWords } from './declared/privacy-words';
import { refusedFormWords } from './declared/refused-form-words';
import { storageWords } from './declared/storage-words';
import type { WordTree } from './word';

/**
 * The files that each language has in `locales/`, by name, with the names shown in the editor. Code requests these keys with
 * these values; if a file lacked one or had another, visitors would see a key or a bare placeholder.
 */
export const declaredWords = {
  interface: { label: 'Every page: buttons, menus, forms, messages', words: interfaceWords },
  'error-pages': { label: 'Error pages: titles', words: errorPagesWords },
  outside: { label: 'Offline page, feed and pictures of shared links', words: outsideWords },
  'refused-form': { label: 'Refused forms, without JavaScript', words: refusedFormWords },
  privacy: { label: 'Privacy question', words: privacyWords },
  storage: { label: 'Cookie policy: tables', words: storageWords },
  service: { label: 'Services', words: serviceWords },
  'case-study': { label: 'Case studies', words: caseStudyWords },
  area: { label: 'Cities and states', words: areaWords },
  blog: { label: 'Blog', words: blogWords },
  team: { label: 'Team', words: teamWords },
  method: { label: 'How we work: the drawing set', words: methodWords },
  pricing: { label: 'Prices', words: pricingWords },
  referral: { label: 'Referral form', words: referralWords },
  application: { label: 'Application form', words: applicationWords },
  'fuse-demo': { label: 'Product demonstration', words: fuseDemoWords },
} satisfies Record<string, { label: string; words: WordTree }>;

export type WordFile = keyof typeof declaredWords;

export const wordFiles = keysOf(declaredWords);

export const isWordFile = (name: string): name is WordFile => Object.hasOwn(declaredWords, name);
