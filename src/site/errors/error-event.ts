import type { ErrorEvent, Exception, StackFrame } from '@sentry/gatsby';
import { groupOf } from './error-groups';
import { scrubAddress, scrubText } from './scrub';

/** The context of a report: the page's URL, and what visitors have entered in its forms. */
type PageContext = { address: string; typed: readonly string[] };

/** Everything that is copied unchanged; anything else that an SDK adds to an event stays in the browser. */
const kept = ['type', 'event_id', 'timestamp', 'platform', 'level', 'release', 'environment', 'sdk', 'debug_meta'] as const;
const keptOfMechanism = ['type', 'handled', 'synthetic', 'source', 'exception_id', 'parent_id', 'is_exception_group'] as const;
const keptOfFrame = ['function', 'lineno', 'colno', 'in_app'] as const;

function pick<Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> {
  return Object.fromEntries(keys.filter((key) => key in whole).map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

const cleanFrame = (frame: StackFrame): StackFrame => ({
  ...pick(frame, keptOfFrame),
  ...(frame.filename ? { filename: scrubAddress(frame.filename) } : {}),
});

function cleanException({ type, value, mechanism, stacktrace }: Exception, typed: readonly string[]): Exception {
  return {
    ...(type ? { type: scrubText(type, typed) } : {}),
    ...(value ? { value: scrubText(value, typed) } : {}),
    ...(mechanism ? { mechanism: pick(mechanism, keptOfMechanism) } : {}),
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } } : {}),
  };
}

function groupOfExceptions(exceptions: readonly Exception[]) {
  const files = exceptions.flatMap(({ stacktrace }) => stacktrace?.frames ?? []).map(({ filename = '' }) => filename);
  const groups = exceptions.map(({ type = '', value = '' }) => groupOf({ type, message: value, files }));
  return groups.find((group) => group !== null);
}

/** Returns the event as it may leave the browser: no visitor data, texts scrubbed, one group per known noise. */
export function cleanEvent(event: ErrorEvent, { address, typed }: PageContext): ErrorEvent {
  const exceptions = event.exception?.values ?? [];
  const group = groupOfExceptions(exceptions);
  const boundary = event.tags?.boundary;
  return {
    ...pick(event, kept),
    request: { url: scrubAddress(address) },
    exception: { values: exceptions.map((exception) => cleanException(exception, typed)) },
    ...(group ? { fingerprint: [group] } : {}),
    tags: { ...(group ? { noise: group } : {}), ...(boundary ? { boundary } : {}) },
  };
}
