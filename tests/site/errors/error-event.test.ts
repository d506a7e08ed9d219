import type { ErrorEvent, Exception } from '@sentry/gatsby';
import { cleanEvent } from '../../../src/site/errors/error-event';

const pageContext = { address: 'https://www.agency.example/contact-us/?email=ada@example.com', typed: ['Ada Lovelace'] };

const exception: Exception = {
  type: 'TypeError',
  value: 'Ada Lovelace <ada@example.com> has no lead',
  module: 'ada@example.com',
  mechanism: { type: 'generic', handled: false, data: { email: 'ada@example.com' } },
  stacktrace: {
    frames: [
      {
        filename: 'https://www.agency.example/app-0123456789.js?v=ada@example.com',
        function: 'send',
        lineno: 1,
        colno: 2,
        in_app: true,
        vars: { name: 'Ada Lovelace' },
        context_line: 'ada@example.com',
      },
    ],
  },
};

/** An event with visitor data everywhere an SDK may put it. */
const loaded: ErrorEvent = {
  type: undefined,
  event_id: '0123456789abcdef0123456789abcdef',
  timestamp: 1_700_000_000,
  platform: 'javascript',
  level: 'error',
  release: '1234567890abcdef',
  environment: 'production',
  message: 'ada@example.com',
  server_name: 'ada@example.com',
  transaction: '/ada@example.com/',
  user: { email: 'ada@example.com', ip_address: '{{auto}}' },
  extra: { arguments: ['Ada Lovelace'] },
  contexts: { culture: { timezone: 'America/Chicago' }, state: { state: { type: 'form', value: { name: 'Ada Lovelace' } } } },
  breadcrumbs: [{ message: 'Ada Lovelace' }],
  request: { url: pageContext.address, headers: { Referer: 'https://example.com/?ada@example.com' }, cookies: { a: 'Ada Lovelace' } },
  tags: { boundary: 'page', visitor: 'Ada Lovelace' },
  logentry: { message: 'ada@example.com' },
  exception: { values: [exception] },
};

test('an event keeps what locates the error and drops everything about the visitor', () => {
  expect(cleanEvent(loaded, pageContext)).toEqual({
    type: undefined,
    event_id: loaded.event_id,
    timestamp: loaded.timestamp,
    platform: 'javascript',
    level: 'error',
    release: '1234567890abcdef',
    environment: 'production',
    request: { url: 'https://www.agency.example/contact-us/' },
    tags: { boundary: 'page' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '[typed] <[e-mail]> has no lead',
          mechanism: { type: 'generic', handled: false },
          stacktrace: {
            frames: [{ filename: 'https://www.agency.example/app-0123456789.js', function: 'send', lineno: 1, colno: 2, in_app: true }],
          },
        },
      ],
    },
  });
});

test('an ordinary event keeps the service’s default grouping', () => {
  expect(cleanEvent(loaded, pageContext)).not.toHaveProperty('fingerprint');
});

test('known noise is grouped and tagged but still reported', () => {
  const chunk = { ...exception, type: 'ChunkLoadError', value: 'Loading chunk 7 failed.' };
  const event = cleanEvent({ ...loaded, exception: { values: [exception, chunk] } }, pageContext);
  expect(event.fingerprint).toEqual(['stale-chunk']);
  expect(event.tags).toEqual({ noise: 'stale-chunk', boundary: 'page' });
  expect(event.exception?.values).toHaveLength(2);
});

test('an event without an exception is cleaned too', () => {
  expect(cleanEvent({ type: undefined, message: 'ada@example.com' }, pageContext)).toEqual({
    type: undefined,
    request: { url: 'https://www.agency.example/contact-us/' },
    exception: { values: [] },
    tags: {},
  });
});
