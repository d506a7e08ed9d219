/** @jest-environment jsdom */
import { campaignKey } from '../../../src/site/analytics/campaign';
import { entryPointKey, parseEntryPoint } from '../../../src/site/analytics/entry-point';
import { arriveBy } from './arrival-by';

type Modules = typeof import('../../../src/site/analytics/campaign') &
  typeof import('../../../src/site/analytics/entry-point') &
  typeof import('../../../src/site/analytics/calls');

/** The analytics modules after a page load: only storage persists. */
function loadPage(): Modules {
  let modules: Modules | undefined;
  jest.isolateModules(() => {
    modules = {
      ...require('../../../src/site/analytics/campaign'),
      ...require('../../../src/site/analytics/entry-point'),
      ...require('../../../src/site/analytics/calls'),
    };
  });
  if (!modules) throw new Error('The modules were not loaded.');
  return modules;
}

/** The options of an analytics call made now. */
function sentOptions({ identify }: Modules): unknown {
  const call = jest.fn();
  window.analytics = { track: jest.fn(), page: jest.fn(), identify: call };
  identify({ email: 'a@b.example', name: 'A' });
  return call.mock.calls[0]?.[1];
}

const refuse = (name: string) => () => {
  throw new DOMException('no', name);
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

test('the record holds exactly the fields in the landing URL', () => {
  loadPage().captureCampaign('?utm_source=newsletter&utm_campaign=spring');
  expect(window.localStorage.getItem(campaignKey)).toBe('{"name":"spring","source":"newsletter"}');
  expect(loadPage().readCampaign()).toEqual({ name: 'spring', source: 'newsletter' });
});

test('a new campaign replaces the whole record', () => {
  loadPage().captureCampaign('?utm_source=newsletter&utm_campaign=spring&gclid=a');
  loadPage().captureCampaign('?utm_id=7');
  expect(loadPage().readCampaign()).toEqual({ id: '7' });
});

test.each(['', '?page=2', '?utm_source='])('a landing with %j leaves the record unchanged', (search) => {
  loadPage().captureCampaign('?utm_source=newsletter');
  loadPage().captureCampaign(search);
  expect(loadPage().readCampaign()).toEqual({ source: 'newsletter' });
});

test.each([
  ['back_forward', 'newer'],
  ['reload', 'older'],
  ['navigate', 'older'],
] as const)('a %s to the URL of an older campaign leaves the campaign %s', (type, source) => {
  arriveBy(type);
  window.localStorage.setItem(campaignKey, '{"source":"newer"}');
  loadPage().captureCampaign('?utm_source=older');
  expect(loadPage().readCampaign()).toEqual({ source });
  window.localStorage.clear();
  loadPage().captureCampaign('?utm_source=older');
  expect(loadPage().readCampaign()).toEqual({ source: 'older' });
  arriveBy(undefined);
});

test('the entry point is the path of the first page and does not change on later pages', () => {
  loadPage().captureEntryPoint('/blog/a-post/');
  loadPage().captureEntryPoint('/contact-us/');
  expect(window.sessionStorage.getItem(entryPointKey)).toBe('/blog/a-post/');
  expect(loadPage().readEntryPoint()).toBe('/blog/a-post/');
});

test('an invalid stored entry point is replaced by the current page', () => {
  window.sessionStorage.setItem(entryPointKey, 'javascript:alert(1)');
  const { captureEntryPoint, readEntryPoint } = loadPage();
  expect(readEntryPoint()).toBeNull();
  captureEntryPoint('/services/');
  expect(readEntryPoint()).toBe('/services/');
});

test.each(['', 'text', '//\u0000', '/a?b', '/a#b', '/\n', '{}', 'null', `/${'x'.repeat(3_000)}`])('rejects entry point %.20j', (stored) => {
  expect(parseEntryPoint(stored)).toBeNull();
});

test.each(['/', '/services/', '/blog/caf%C3%A9/', '/__proto__/'])('%j is an entry point', (stored) => {
  expect(parseEntryPoint(stored)).toBe(stored);
});

test('a very long path is truncated, so every visit has an entry point', () => {
  const { captureEntryPoint, readEntryPoint } = loadPage();
  captureEntryPoint(`/${'x'.repeat(1_000_000)}`);
  expect(readEntryPoint()).toHaveLength(2048);
});

test('every call includes the campaign and the entry point, even before either is known', () => {
  const modules = loadPage();
  const { captureCampaign, captureEntryPoint } = modules;
  expect(sentOptions(modules)).toEqual({ context: { campaign: {}, entryPoint: null } });
  captureCampaign('?gclid=a');
  captureEntryPoint('/');
  expect(sentOptions(modules)).toEqual({ context: { campaign: { gclid: 'a' }, entryPoint: '/' } });
});

test.each(['SecurityError', 'QuotaExceededError'])('when storage writes throw %s, the campaign and entry point stay in memory', (name) => {
  window.localStorage.setItem(campaignKey, '{"source":"old"}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse(name));
  const modules = loadPage();
  const { captureCampaign, captureEntryPoint } = modules;
  captureCampaign('?utm_source=new');
  captureEntryPoint('/services/');
  captureEntryPoint('/blog/');
  expect(sentOptions(modules)).toEqual({ context: { campaign: { source: 'new' }, entryPoint: '/services/' } });
});

test('a campaign that does not fit into full storage does not leave the old one to later pages', () => {
  window.localStorage.setItem(campaignKey, '{"source":"old"}');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  loadPage().captureCampaign('?utm_source=new');
  expect(loadPage().readCampaign()).toEqual({});
});

test('when accessing storage throws, the campaign and entry point stay in memory', () => {
  for (const store of ['localStorage', 'sessionStorage'] as const)
    jest.spyOn(window, store, 'get').mockImplementation(refuse('SecurityError'));
  const modules = loadPage();
  const { captureCampaign, captureEntryPoint } = modules;
  captureCampaign('?utm_source=new');
  captureEntryPoint('/services/');
  expect(sentOptions(modules)).toEqual({ context: { campaign: { source: 'new' }, entryPoint: '/services/' } });
});
