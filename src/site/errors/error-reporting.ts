import { publicSettings } from '../edge/public-settings';
import { remember } from '../edge/visit-memory';
import { whenIdle } from '../edge/when-idle';
import { type CaughtError, type ErrorBuffer, listenForErrors } from './error-buffer';

/** Loading the service may fail, and each try costs a visitor with a bad connection a request. */
const attemptLimit = 3;
const idleLimitMs = 5_000;

let buffer: ErrorBuffer | undefined;
let capture: ((caught: CaughtError) => void) | undefined;
let attempts = 0;
let loading = false;

/** Loads the service and passes it the caught errors; until then they stay in the buffer. */
async function startService(dsn: string): Promise<void> {
  if (capture || loading || attempts >= attemptLimit) return;
  loading = true;
  attempts += 1;
  try {
    const { startErrorService } = await import('./error-service');
    const { environment, codeVersion: release } = publicSettings;
    const report = startErrorService({ dsn, environment, release });
    capture = (caught) => {
      if (caught.cause === undefined || remember('reported-failures', caught.cause) !== 'known') report(caught);
    };
    buffer?.drain().forEach(capture);
  } catch {
    // The next error tries again. Reporting this one would end up here again.
  } finally {
    loading = false;
  }
}

function whenLoadedAndIdle(work: () => void): void {
  const wait = () => void whenIdle(work, idleLimitMs);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Keeps errors from now on, and loads the service that reports them when the browser is idle, or at the first error. Only
 * production builds for the production environment with a DSN report anything.
 */
export function startErrorReporting(): void {
  const { production, environment, sentryDsn } = publicSettings;
  if (buffer || !production || environment !== 'production' || !sentryDsn) return;
  const start = () => void startService(sentryDsn);
  buffer = listenForErrors(window, start);
  whenLoadedAndIdle(start);
}

type Place = {
  /** The name of what caught the error, which then does not reach the window. */
  boundary: string;
  /** For failures that recur on each page, for example a missing file: the same cause is reported once a visit. */
  cause?: string;
};

/** Reports an error that was caught. */
export function reportError(error: unknown, place: Place): void {
  const caught: CaughtError = { error, origin: 'boundary', ...place };
  if (capture) capture(caught);
  else buffer?.add(caught);
}
