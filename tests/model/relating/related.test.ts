import { relatedAmong } from '../../../src/model/relating/related';
import { sampleDocument } from '../sample-documents';

const service = (name: string, fields: Parameters<typeof sampleDocument<'service'>>[2] = {}) => sampleDocument('service', name, fields);
const post = (name: string, fields: Parameters<typeof sampleDocument<'post'>>[2] = {}) => sampleDocument('post', name, fields);

const mobile = service('mobile', { group: 'design', industries: ['an-industry'], topics: ['mobile'] });

test('ranks a named service above a shared industry, and a shared topic above a shared group', () => {
  const named = post('names-it', { services: ['mobile'], topics: ['a-topic'] });
  const sameIndustry = post('same-industry', { services: ['other'], topics: ['a-topic'], industries: ['an-industry'] });
  const unrelated = post('unrelated', { services: ['other'], topics: ['a-topic'] });
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

test('lists each of equally related posts equally often', () => {
  const posts = Array.from({ length: 40 }, (_, index) => post(`post-${index}`, { services: ['mobile'] }));
  const relatedTo = relatedAmong(posts);
  const listed = posts.flatMap((each) => relatedTo(each).posts);
  expect(posts.map(({ path }) => listed.filter((other) => other === path).length)).toEqual(Array(40).fill(3));
  for (const each of posts) expect(relatedTo(each).posts).not.toContain(each.path);
});

test('equally related posts are not those with the most similar names', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => post(`post-${index}`, { services: ['mobile'] }));
  const relatedTo = relatedAmong(posts);
  const tens = (path: string) => path.replace(/\d\/$/, '');
  const similar = posts.flatMap(({ path }, index) => relatedTo(posts[index] ?? mobile).posts.filter((other) => tens(other) === tens(path)));
  expect(similar.length).toBeLessThan(150);
});

test('mixes equally related posts with different subjects', () => {
  const posts = Array.from({ length: 40 }, (_, index) => post(`post-${index}`, { services: ['mobile'], topics: [`topic-${index % 2}`] }));
  const all = [mobile, service('other', { group: 'design' }), ...posts];
  const named = Array.from({ length: 20 }, (_, index) =>
    service(`mobile-${index}`, { group: 'none', industries: [], topics: ['topic-0', 'topic-1'] }),
  );
  const topics = named.map((each) => relatedAmong([...all, each])(each).posts.map((path) => Number(path.match(/\d+/)?.[0]) % 2));
  expect(new Set(topics.flat())).toEqual(new Set([0, 1]));
});

test('cities and states have related areas, pages of other kinds do not', () => {
  const tulsa = sampleDocument('city', 'tulsa', { abbreviation: 'OK' });
  const oklahoma = sampleDocument('state', 'oklahoma', { abbreviation: 'OK' });
  const webDevelopment = service('a-service');
  const all = [tulsa, oklahoma, webDevelopment];
  expect(relatedAmong(all)(tulsa).areas).toEqual(['/services/custom-software-company-oklahoma/']);
  expect(relatedAmong(all)(tulsa).services).toEqual(['/services/a-service/']);
  expect(relatedAmong(all)(webDevelopment).areas).toEqual([]);
});
