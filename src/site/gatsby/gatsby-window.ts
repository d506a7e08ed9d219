/** The resources of a page; `status` is set if they could not be loaded. */
export type PageResources = { status?: string; error?: unknown; page?: { webpackCompilationHash?: string } };

export type Navigate = (to: string | number, options?: unknown) => void;
export type ChunkLoaders = Record<string, () => Promise<unknown>>;

/** The parts of Gatsby's runtime on the window that are used here. */
export type GatsbyWindow = {
  ___loader: {
    loadPage: (path: string) => Promise<PageResources | undefined>;
    /** Returns a page that was loaded before. */
    loadPageSync: (path: string, options?: unknown) => PageResources | undefined;
    /** Loads a page now. */
    hovering: (path: string) => void;
    /** Fetches a page when its turn comes; resolves to whether it was allowed to. */
    enqueue: (path: string) => PromiseLike<boolean>;
  };
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  ___webpackCompilationHash: string;
  /** The page that the HTML was rendered for. */
  pagePath?: string;
  /** Set once a service worker that replaces an older one is installed. */
  ___swUpdated?: boolean;
  asyncRequires: { components: ChunkLoaders };
};

export const gatsbyWindow = () => window as unknown as GatsbyWindow;

const failurePage = /^\/(?:404|500)\.html$/;

/**
 * Returns the path of the page in the first HTML. Hosts serve their error page at any address, even at one that matches a
 * page after the hash guard has fixed it; `pagePath` is what Gatsby has written into the HTML.
 */
export const firstPath = (address: string, pagePath: string | undefined): string =>
  pagePath !== undefined && failurePage.test(pagePath) ? pagePath : address;
