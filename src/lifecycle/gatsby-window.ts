/** What a page is made of; `status` is there where it could not be had. */
export type PageResources = { status?: string; error?: unknown; page?: { webpackCompilationHash?: string } };

export type Navigate = (to: string | number, options?: unknown) => void;
export type ChunkLoaders = Record<string, () => Promise<unknown>>;

/** The parts of Gatsby's runtime that it leaves on the window, as far as they are touched here. */
export type GatsbyWindow = {
  ___loader: {
    loadPage: (path: string) => Promise<PageResources | undefined>;
    /** A page that was loaded before. */
    loadPageSync: (path: string, options?: unknown) => PageResources | undefined;
    /** Loads a page now. */
    hovering: (path: string) => void;
    /** Fetches a page when its turn comes; resolves to whether it may. */
    enqueue: (path: string) => PromiseLike<boolean>;
  };
  ___navigate: Navigate;
  ___push: Navigate;
  ___replace: Navigate;
  ___webpackCompilationHash: string;
  /** The page that the HTML was made for. */
  pagePath?: string;
  asyncRequires: { components: ChunkLoaders };
};

export const gatsbyWindow = () => window as unknown as GatsbyWindow;
