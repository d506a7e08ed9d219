import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { type OfflineFacts, writeOfflinePage } from './offline-page';

/** The pages that a host or the service worker shows without Gatsby. */
export async function writeHostPages({ graphql }: ParentSpanPluginArgs & { graphql: Graphql }): Promise<void> {
  const { data } = await graphql<{ brand: OfflineFacts }>('{ brand { name email phone { display link } } }');
  if (data) writeOfflinePage(join(process.cwd(), 'public'), data.brand);
}

type Graphql = <Data>(query: string) => Promise<{ data?: Data }>;
