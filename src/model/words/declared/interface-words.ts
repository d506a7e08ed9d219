import { counted, group, noted, type WordTree, word } from '../word';
import { formWords } from './form-words';

export const interfaceWords: WordTree = {
  skipToContent: noted('The first link of every page, for keyboards and screen readers.', word(32)),
  callToAction: noted('The main button, where a page has no text of its own.', word(32)),
  callToActionCopies: group(
    {
      control: word(32),
      'schedule-a-call': word(32),
      'request-an-estimate': word(32),
      'lets-work-together': word(32),
    },
    'The four wordings of the main button that the experiment compares.',
  ),
  slowNavigation: noted('Shown when the next page takes more than a second.', word(32)),
  navigated: noted('Tells screen readers which page has opened.', word(32, 'page')),
  header: group({ home: word(32, 'name'), menu: word(32), main: word(32) }, 'Names in the header, for screen readers and on phones.'),
  footer: group(
    {
      label: word(32),
      allOf: word(50, 'titleInSentence'),
      partners: word(32),
      recognizedBy: word(32),
      follow: word(32),
      legal: word(32),
      languages: word(32),
      contact: word(32),
      copyright: word(40, 'year', 'name'),
      privacy: word(32),
      opensElsewhere: word(40),
    },
    'At the bottom of every page.',
  ),
  related: group(
    {
      also: word(50, 'subject'),
      heading: word(32),
      services: word(32),
      caseStudies: word(32),
      posts: word(32),
      areas: word(32),
    },
    'Headings above links to related pages.',
  ),
  error: group(
    {
      notFoundHeading: word(50),
      notFound: word(140),
      serverHeading: word(70),
      server: word(100),
      reload: word(32),
      home: word(40),
      contact: word(32),
    },
    'Shown in place of a page that does not exist or that failed.',
  ),
  filters: group(
    {
      allWork: word(32),
      byIndustry: word(32),
      allPosts: word(32),
      byTopic: word(32),
      about: word(32, 'label'),
    },
    'Above the lists of case studies and posts.',
  ),
  information: group({ updated: word(50, 'date'), contents: word(40) }, 'On legal pages.'),
  review: group({ by: word(32), on: word(32) }, 'Below the heading of pages that someone has checked.'),
  ...formWords,
  dialog: group(
    {
      close: word(32),
      contact: group({ heading: word(60), intro: word(120) }),
      'schedule-a-call': group({ heading: word(32), intro: word(120) }),
      'request-an-estimate': group({ heading: word(40), intro: word(200) }),
    },
    'The contact dialog: its headings for each wording of the main button.',
  ),
  contact: group({ heading: word(32), direct: word(50) }, 'On the contact page.'),
  home: group({ work: word(32), allWork: word(40) }, 'On the home page.'),
  service: group({ question: word(32), questions: word(32) }, 'On service pages.'),
  nextStep: noted('Beside the button at the end of a page, where the settings have no text of their own.', word(100)),
  facts: group(
    {
      effect: word(32),
      team: word(32),
      time: word(32),
      year: word(32),
      stack: word(32),
      people: counted(32),
      months: counted(32),
      monthRange: counted(50, 'from'),
      teamRoles: word(60, 'people', 'roles'),
      read: word(50, 'label'),
    },
    'The strip of facts of a case study.',
  ),
};
