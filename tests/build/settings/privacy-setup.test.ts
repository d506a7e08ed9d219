import { exposePrivacySetup, privacySetup } from '../../../src/build/settings/privacy-setup';

const unset = { gtmId: undefined, segmentWriteKey: undefined, consent: 'opt-in' as const };
const segment = { ...unset, segmentWriteKey: 'abcdefghij0123456789' };
const script = { src: 'https://ads.example/pixel.js', offMainThread: false, purpose: 'marketing' as const, stores: ['_fbp', '_ads*'] };

test.each([
  ['nothing', unset, []],
  ['a necessary script', unset, [{ ...script, purpose: 'necessary' as const }]],
])('with %s configured there is nothing to ask', (_, settings, scripts) => {
  expect(privacySetup(settings, scripts)).toBeUndefined();
});

test.each([
  ['Segment', segment, [], ['analytics'], ['ajs_*'], []],
  ['the tag manager', { ...unset, gtmId: 'GTM-ABC1234' }, [], ['analytics', 'marketing'], ['_ga*'], ['_gcl*']],
  ['a marketing script', unset, [script], ['marketing'], [], ['_fbp', '_ads*']],
  ['a script without a purpose', unset, [{ src: script.src, offMainThread: false }], ['marketing'], [], []],
  ['Segment and a marketing script', segment, [script], ['analytics', 'marketing'], ['ajs_*'], ['_fbp']],
])('%s is asked for by purpose, with what it stores', (_, settings, scripts, purposes, analytics, marketing) => {
  const setup = privacySetup(settings, scripts);
  expect(setup?.setting).toBe('opt-in');
  expect(setup?.purposes).toEqual(purposes);
  expect(setup?.stores.analytics).toEqual(expect.arrayContaining(analytics));
  expect(setup?.stores.marketing).toEqual(expect.arrayContaining(marketing));
});

test('the version of the question depends on the services and their purposes alone', () => {
  const version = (...given: Parameters<typeof privacySetup>) => privacySetup(...given)?.version;
  const first = version(segment, [script]);
  expect(first).toMatch(/^[0-9a-f]{8}$/);
  expect(version({ ...segment, segmentWriteKey: 'another0123456789', consent: 'opt-out' }, [{ ...script, stores: [] }])).toBe(first);
  expect(version(segment, [])).not.toBe(first);
  expect(version(segment, [{ ...script, purpose: 'analytics' }])).not.toBe(first);
  expect(version(unset, [script])).not.toBe(first);
});

test('pages get the setup in an environment variable, which is unset if there is nothing to ask', () => {
  const env: Record<string, string | undefined> = {};
  exposePrivacySetup(privacySetup(segment, []), env);
  expect(JSON.parse(env.GATSBY_PRIVACY ?? '')).toMatchObject({ setting: 'opt-in', purposes: ['analytics'] });
  exposePrivacySetup(undefined, env);
  expect(env).toEqual({});
});
