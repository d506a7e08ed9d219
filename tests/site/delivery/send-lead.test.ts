import { retryAfterMs } from '../../../src/contract/retry-after';
import { answerOf, type Reply } from '../../../src/site/delivery/send-lead';

const now = Date.UTC(2025, 0, 1);
const lead = { key: 'k1' };
const named: Reply = { status: 202, contentType: 'application/json; charset=utf-8', text: '{"key":"k1"}', retryAfter: null };
const kind = (changes: Partial<Reply>) => answerOf({ ...named, ...changes }, lead, now).kind;

test.each([200, 201, 202, 299])('a status %i response that names the lead is an acceptance', (status) => {
  expect(kind({ status })).toBe('accepted');
});

test.each<[string, Partial<Reply>]>([
  ['a redirect that was not followed', { status: 0, contentType: null, text: '' }],
  ['a redirect to the thank-you page', { status: 303 }],
  ['an HTML page with status 200', { status: 200, contentType: 'text/html', text: '<!doctype html>' }],
  ['HTML labeled as JSON', { text: '<!doctype html>' }],
  ['JSON labeled as HTML', { contentType: 'text/html' }],
  ['a bot challenge with status 202', { contentType: 'text/html; charset=UTF-8', text: '<script>challenge()</script>' }],
  ['an empty 204 response', { status: 204, contentType: null, text: '' }],
  ['a success without a content type', { contentType: null }],
  ['a success that names another lead', { text: '{"key":"k2"}' }],
  ['a success that names no lead', { text: '{"ok":true}' }],
  ['null', { text: 'null' }],
  ['the key alone', { text: '"k1"' }],
  ['an array', { text: '[{"key":"k1"}]' }],
  ['truncated JSON', { text: '{"key":"k1"' }],
])('%s is neither an acceptance nor a refusal', (_, changes) => {
  expect(kind(changes)).toBe('unconfirmed');
});

test.each([400, 401, 403, 404, 405, 410, 413, 422, 499])('status %i is a refusal regardless of the body', (status) => {
  expect(kind({ status })).toBe('refused');
});

test.each([408, 425, 429, 500, 502, 503, 504, 599])('status %i is retryable', (status) => {
  expect(kind({ status })).toBe('unavailable');
});

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Wed, 01 Jan 2025 00:02:00 GMT', 120_000],
  ['Tue, 31 Dec 2024 23:59:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
  ['9'.repeat(400), 0],
])('Retry-After %j is %i ms', (header, pause) => {
  expect(retryAfterMs(header, now)).toBe(pause);
});
