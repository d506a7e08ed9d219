/** @jest-environment node */
import { relatedAmong } from '../../../src/model/relating/related';
import { sampleDocument } from '../sample-documents';

const service = (name: string, fields: Parameters<typeof sampleDocument<'service'>>[2] = {}) => sampleDocument('service', name, fields);
const post = (name: string, fields: Parameters<typeof sampleDocument<'post'>>[2] = {}) => sampleDocument('post', name, fields);

const mobile = service('mobile', { group: 'design', industries: ['healthcare'], topics: ['mobile'] });

test('ranks a named service above a shared industry, and a shared topic above a shared group', () => {
  const named = post('names-it', { services: ['mobile'], topics: ['delivery'] });
  const sameIndustry = post('same-industry', { services: ['other'], topics: ['delivery'], industries: ['healthcare'] });
  const unrelated = post('unrelated', { services: ['other'], topics: ['delivery'] });
  expect(relatedAmong([unrelated, sameIndustry, named, mobile])(mobile).posts).toEqual(['/blog/names-it/', '/blog/same-industry/']);

  const sharedTopic = service('same-topic', { group: 'development', topics: ['mobile'] });
  const sameGroup = service('same-group', { group: 'design' });
  expect(relatedAmong([sameGroup, sharedTopic, mobile])(mobile).services).toEqual(['/services/same-topic/', '/services/same-group/']);
});

test('a page is not related to itself', () => {
  expect(relatedAmong([mobile])(mobile)).toEqual({ services: [], caseStudies: [], posts: [], areas: [] });
});

test('limits related pages to four services and three posts', () => {
  const posts = Array.from({ length: 9 }, (_, index) => post(`post-${index}`, { services: ['mobile'] }));
  const others = Array.from({ length: 9 }, (_, index) => service(`service-${index}`, { group: 'design' }));
  const { services, posts: read } = relatedAmong([mobile, ...posts, ...others])(mobile);
  expect([services.length, read.length]).toEqual([4, 3]);
});

test('varies equally related posts from page to page', () => {
  const posts = Array.from({ length: 9 }, (_, index) => post(`post-${index}`, { services: ['one', 'two', 'three', 'four'] }));
  const services = ['one', 'two', 'three', 'four'].map((name) => service(name, { group: 'design' }));
  const named = new Set(services.flatMap((each) => relatedAmong([...posts, ...services])(each).posts));
  expect(named.size).toBeGreaterThan(3);
});

test('cities and states have related areas, pages of other kinds do not', () => {
  const dallas = sampleDocument('city', 'dallas', { abbreviation: 'TX' });
  const texas = sampleDocument('state', 'texas', { abbreviation: 'TX' });
  const webDevelopment = service('web-development');
  const all = [dallas, texas, webDevelopment];
  expect(relatedAmong(all)(dallas).areas).toEqual(['/services/custom-software-company-texas/']);
  expect(relatedAmong(all)(dallas).services).toEqual(['/services/web-development/']);
  expect(relatedAmong(all)(webDevelopment).areas).toEqual([]);
});
