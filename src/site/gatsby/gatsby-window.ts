/** The resources of a page; `status` is set if they could not be loaded. */
export type PageResources = { status?: string; error?: unknown; page?: { path?: string; webpackCompilationHash?: string } };

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
  /** Whether the next navigation is a full page load; Gatsby sets it once a service worker that replaces an older one is installed. */
  ___swUpdated?: boolean;
  asyncRequires: { components: ChunkLoaders };
};

export const gatsbyWindow = () => window as unknown as GatsbyWindow;
