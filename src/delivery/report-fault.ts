import { reportError } from '../platform/error-reporting';
import type { Answer } from './answer';
import type { Fault } from './courier';

/** Tells the error service, once a visit, that leads do not get through; nothing of the lead goes along. */
export function reportFault(fault: Fault): void {
  if (fault === 'expired') report('A lead was given up after its week', 'expired lead');
  // Without a connection nothing is wrong with the endpoint.
  else if (fault.kind !== 'unreached' || navigator.onLine) report(messageOf(fault), 'leads endpoint');
}

const messageOf = ({ kind, status }: Answer) => `The leads endpoint did not accept a lead: ${kind}, ${statusClass(status)}`;

function report(message: string, cause: string): void {
  reportError(new Error(message), { boundary: 'delivery', cause });
}

/** Such as `5xx`. */
const statusClass = (status: number) => (status === 0 ? 'no status' : `${Math.floor(status / 100)}xx`);
