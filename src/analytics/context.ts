import { type Campaign, readCampaign } from './campaign';
import { readEntryPoint } from './entry-point';
import { type reportedPage, scrubbedPage } from './reported-address';

/** The options that every call carries. */
export type CallOptions = {
  context: {
    campaign: Campaign;
    entryPoint: string | null;
    /** Only where something had to be taken out of the address: the library adds the raw one to each call that names none. */
    page?: ReturnType<typeof reportedPage>;
  };
};

export function callOptions(): CallOptions {
  const page = scrubbedPage();
  return { context: { campaign: readCampaign(), entryPoint: readEntryPoint(), ...(page ? { page } : {}) } };
}
