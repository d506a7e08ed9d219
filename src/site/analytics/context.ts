import type { Campaign } from '../../contract/lead';
import { readCampaign } from './campaign';
import { readEntryPoint } from './entry-point';
import { type reportedPage, scrubbedPage } from './reported-address';

/** The options passed with every analytics call. */
export type CallOptions = {
  context: {
    campaign: Campaign;
    entryPoint: string | null;
    /** Set only if something was scrubbed from the URL: without it, the library adds the raw URL to each call. */
    page?: ReturnType<typeof reportedPage>;
  };
};

export function callOptions(): CallOptions {
  const page = scrubbedPage();
  return { context: { campaign: readCampaign(), entryPoint: readEntryPoint(), ...(page ? { page } : {}) } };
}
