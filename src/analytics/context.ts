import { type Campaign, readCampaign } from './campaign';
import { readEntryPoint } from './entry-point';

/** The options that every call carries. */
export type CallOptions = { context: { campaign: Campaign; entryPoint: string | null } };

export function callOptions(): CallOptions {
  return { context: { campaign: readCampaign(), entryPoint: readEntryPoint() } };
}
