import { reportError } from '../errors/error-reporting';
import type { Fault } from './courier';
import type { Answer } from './send-lead';

/** Reports to the error service, once a visit, that leads are not delivered; includes nothing of the lead. */
export function reportFault(fault: Fault): void {
  if (fault === 'expired') report('A lead expired: it could not be delivered within a week', 'expired lead');
  // Being offline does not mean that the endpoint is broken.
  else if (fault.kind !== 'unreached' || navigator.onLine) report(messageOf(fault), 'leads endpoint');
}

const messageOf = ({ kind, status }: Answer) => `The leads endpoint did not accept a lead: ${kind}, ${statusClass(status)}`;

function report(message: string, cause: string): void {
  reportError(new Error(message), { boundary: 'delivery', cause });
}

/** For example `5xx`. */
const statusClass = (status: number) => (status === 0 ? 'no status' : `${Math.floor(status / 100)}xx`);
