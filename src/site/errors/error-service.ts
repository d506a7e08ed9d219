import {
  BrowserClient,
  captureException,
  defaultStackParser,
  type ErrorEvent,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/gatsby';
import { keptControls } from '../edge/kept-controls';
import { type CaughtError, errorLimit } from './error-buffer';
import { cleanEvent } from './error-event';

type ErrorServiceSettings = { dsn: string; environment: string; release: string | undefined };

/** Version 11 of the SDK collects all of this by default. */
const nothing = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** The SDK's names for errors that it catches itself. */
const mechanisms = {
  error: { type: 'auto.browser.global_handlers.onerror', handled: false },
  rejection: { type: 'auto.browser.global_handlers.onunhandledrejection', handled: false },
  boundary: { type: 'error_boundary', handled: true },
} as const;

const textControls = 'textarea, input:not([type=hidden]):not([type=checkbox]):not([type=radio])';

const typedTexts = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textControls), ...keptControls.values()].map(({ value }) => value);

/** Equal for errors that are the same to a reader: those with the same types, messages and places in the code. */
const identityOf = ({ exception }: ErrorEvent) =>
  JSON.stringify(exception?.values?.map(({ type, value, stacktrace }) => [type, value, stacktrace?.frames?.at(-1)]));

/** Returns a function that cleans an event, or returns null if the event repeats another one or exceeds the limit. */
function createCleaning(): (event: ErrorEvent) => ErrorEvent | null {
  const reported = new Set<string>();
  return (event) => {
    if (reported.size >= errorLimit) return null;
    const cleaned = cleanEvent(event, { address: window.location.href, typed: typedTexts() });
    const identity = identityOf(cleaned);
    if (reported.has(identity)) return null;
    reported.add(identity);
    return cleaned;
  };
}

/**
 * Starts the SDK, which from then on reports errors that reach the window, and returns a function that reports others.
 * Assembled from parts, because the SDK's `init` adds breadcrumbs, sessions and a third more bytes.
 */
export function startErrorService({ dsn, environment, release }: ErrorServiceSettings): (caught: CaughtError) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    ...(release ? { release } : {}),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration()],
    dataCollection: nothing,
    enhanceFetchErrorMessages: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    beforeSend: createCleaning(),
  });
  getCurrentScope().setClient(client);
  client.init();
  return ({ error, origin, boundary }) => {
    captureException(error, { mechanism: mechanisms[origin], captureContext: boundary ? { tags: { boundary } } : {} });
  };
}
