import { stringify } from 'yaml';
import type { z } from 'zod';
import type { Kind, kinds } from '../../src/model/kinds';
import { type Document, readDocument } from '../../src/model/reading/read-document';

type FrontMatterInput = { [K in Kind]: z.input<(typeof kinds)[K]['schema']> };

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const named = (name: string) => ({ name, text: words(15) });
const question = { question: 'Is this a question?', answer: words(12) };

const head = {
  title: 'A title',
  label: 'A label',
  heading: 'A heading',
  description: words(15),
  summary: words(15),
};

const serviceFields = {
  ...head,
  group: 'development' as const,
  order: 10,
  goodFit: [words(5), words(6)],
  poorFit: [words(5)],
  deliverables: [named('One'), named('Two'), named('Three')],
  process: [named('One'), named('Two'), named('Three')],
  stack: [
    { name: 'React', why: words(6), icon: 'react' },
    { name: 'Node.js', why: words(6) },
  ],
  questions: [question, question, question],
};

const areaFields = {
  ...head,
  reviewed: '2026-11-22',
  abbreviation: 'TX',
  coordinates: { latitude: 30.2, longitude: -97.7 },
  timeZones: ['America/Chicago'],
  industries: [named('One'), named('Two')],
  meeting: words(20),
  services: [
    { service: 'a-service', why: words(10) },
    { service: 'another-service', why: words(10) },
  ],
  questions: [question],
};

const law = {
  name: 'A law',
  text: words(10),
  inForce: '2026-01-01',
  source: { name: 'The statute', url: 'https://statutes.example/1' },
  checked: '2026-11-22',
};

const picture = { picture: 'case-studies/pictures/a.png', alt: 'A board that shows every load' };

/** Valid front matter of each kind. */
export const samples: FrontMatterInput = {
  service: serviceFields,
  industry: { ...serviceFields, group: 'industries' },
  city: areaFields,
  state: { ...areaFields, law: [law] },
  caseStudy: {
    ...head,
    client: 'A freight brokerage',
    subtitle: words(8),
    tags: ['Logistics', 'Mobile app'],
    industries: ['an-industry'],
    services: ['a-service', 'another-service'],
    order: 10,
    facts: { effect: 'Two lists became one', people: 4, roles: 'lead, designer, engineers', months: 7, year: 2024, stack: ['React'] },
    goal: { heading: 'What was to change', text: words(70) },
    whatWeDid: { heading: 'What we built first', columns: 3, items: [named('One'), named('Two'), named('Three')] },
    imageBlocks: [{ ...picture, caption: 'The board at ten' }],
    textWithImage: [{ ...picture, heading: 'What the driver sees', text: words(60), side: 'left' }],
    projects: {
      heading: 'In two parts',
      items: [
        { ...named('One'), result: 'It is in use.' },
        { ...named('Two'), result: 'It is in use.' },
      ],
    },
    testimonial: { quote: words(20), role: 'Operations lead' },
    cover: picture,
  },
  post: { ...head, date: '2026-03-14', author: 'Principal engineer', topics: ['a-topic'], services: ['a-service'] },
  person: { ...head, role: 'Principal engineer', order: 10 },
  information: { ...head, updated: '2026-03-14', order: 1 },
  blockPage: {
    ...head,
    layout: 'blocks',
    blocks: [
      { type: 'hero' },
      { type: 'cards', heading: 'A block', items: [named('One')] },
      { type: 'case', heading: 'A case', caseStudy: 'a-case' },
    ],
  },
  page: { ...head, blocks: [{ kind: 'list', id: 'a-block', heading: 'A block', items: [named('One')] }] },
};

const files: Record<Kind, string> = {
  service: 'services/a-service.md',
  industry: 'industries/an-industry.md',
  city: 'areas/cities/a-city.md',
  state: 'areas/states/a-state.md',
  caseStudy: 'case-studies/a-case.md',
  post: 'blog/a-post.md',
  person: 'people/a-person.md',
  information: 'information/security.md',
  page: 'pages/about-us.md',
  blockPage: 'pages/a-page.md',
};

/** The file name and text of a kind, after a change to its front matter. */
export function sampleFile<K extends Kind>(kind: K, change: (data: FrontMatterInput[K]) => void = () => undefined, body = 'Text.') {
  const data = structuredClone(samples[kind]);
  change(data);
  return { file: files[kind], text: `---\n${stringify(data)}---\n\n${body}\n` };
}

/** A document of a kind with its own name and some of its own fields. */
export function sampleDocument<K extends Kind>(kind: K, name: string, fields: Partial<FrontMatterInput[K]> = {}): Document<K> {
  const { file, text } = sampleFile(kind, (data) => Object.assign(data, fields));
  const { document, problems } = readDocument(file.replace(/[^/]+\.md$/, `${name}.md`), text);
  if (!document) throw new Error(JSON.stringify(problems));
  // The kind follows from the file's folder.
  return document as Document<K>;
}
