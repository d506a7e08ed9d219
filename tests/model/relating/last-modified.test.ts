import { lastModified } from '../../../src/model/relating/last-modified';
import { sampleDocument } from '../sample-documents';
import { taxonomyEntry } from '../small-content';

const taxonomy = { industries: [], topics: ['a-topic', 'another-topic'].map(taxonomyEntry) };

const site = { timeZone: 'America/New_York' };

const service = sampleDocument('service', 'event');
const event = { ...service, data: { ...service.data, date: '2026-05-01' } };

const dates = lastModified({
  site,
  prefix: '',
  taxonomy,
  documents: [
    sampleDocument('post', 'new', { date: '2026-03-01', topics: ['a-topic'] }),
    sampleDocument('post', 'updated', { date: '2026-01-01', updated: '2026-02-01', reviewed: '2026-01-15', topics: ['another-topic'] }),
    sampleDocument('service', 'reviewed', { reviewed: '2026-04-01' }),
    sampleDocument('service', 'undated'),
    event,
    sampleDocument('post', 'timed', { date: '2026-01-20 09:30', topics: [] }),
    sampleDocument('information', 'terms', { updated: '2026-03-14' }),
  ],
});

test.each([
  ['a post', '/blog/new/', '2026-03-01T00:00:00-05:00'],
  ['a post that was updated', '/blog/updated/', '2026-02-01T00:00:00-05:00'],
  ['a page that was reviewed', '/services/reviewed/', '2026-04-01T00:00:00-04:00'],
  ['a legal page', '/terms/', '2026-03-14T00:00:00-04:00'],
  ['the list of posts', '/blog/', '2026-03-01T00:00:00-05:00'],
  ['the list of a topic', '/blog/topics/another-topic/', '2026-02-01T00:00:00-05:00'],
  ['a post with a time', '/blog/timed/', '2026-01-20T09:30:00-05:00'],
  ['a page with the date of something else', '/services/event/', undefined],
  ['a page without a date', '/services/undated/', undefined],
])('%s has its latest date', (_, path, date) => {
  expect(dates.get(path)).toBe(date);
});

test('lists in an additional language have its prefix', () => {
  const documents = [sampleDocument('post', 'new', { date: '2026-03-01', topics: ['a-topic'] })];
  const translated = lastModified({ site, prefix: '/es', taxonomy, documents });
  expect([translated.get('/es/blog/'), translated.get('/es/blog/topics/a-topic/')]).toEqual([
    '2026-03-01T00:00:00-05:00',
    '2026-03-01T00:00:00-05:00',
  ]);
});

test('a blog without posts has no date', () => {
  expect([...lastModified({ site, prefix: '', taxonomy, documents: [] })]).toEqual([]);
});
