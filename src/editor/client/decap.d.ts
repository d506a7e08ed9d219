/** The part of Decap's bundle used here; the bundle includes its own React. */
type DecapEntry = {
  get(name: 'path' | 'collection' | 'slug'): string | undefined;
  /** Missing in the preview of a translation that does not exist yet. */
  get(name: 'data'): { toJS(): Record<string, unknown> } | undefined;
  /** The translations by their language, if the site has several. */
  get(name: 'i18n'): { toJS(): Record<string, { data?: Record<string, unknown> } | undefined> } | undefined;
  get(name: 'mediaFiles'): { toJS(): { path: string; file?: Blob }[] } | undefined;
};

type DecapPreviewProps = {
  entry: DecapEntry;
  getAsset: (path: string, field?: unknown) => { toString(): string } | undefined;
  document: Document;
};

type DecapElement = unknown;

interface Window {
  /** Keeps Decap from starting automatically. */
  CMS_MANUAL_INIT?: boolean;
  /** Names the file of a new entry, from its short name and its collection; called by the changed bundle. */
  fileNameOf?: (label: string, collection: string) => string;
  /** The file of a picture, by the path in an entry; undefined for the name of a new one. Called by the changed bundle. */
  storedPicture?: (path: string) => string | undefined;
  /** Scrolls to the first field that keeps an entry from being saved; called by the changed bundle. */
  showFirstFault?: () => void;
  CMS: {
    init(options?: { config: object }): void;
    registerCustomFormat(
      name: string,
      extension: string,
      formatter: { fromFile(text: string | null): object; toFile(data: Record<string, unknown>): string },
    ): void;
    registerEditorComponent(component: object): void;
    registerEventListener(listener: { name: 'preSave'; handler(event: { entry: DecapEntry }): unknown }): void;
    registerPreviewTemplate(name: string, component: unknown): void;
    getLocale(name: string): object;
    registerLocale(name: string, phrases: object): void;
  };
  h(tag: string, props: object): DecapElement;
  createClass(parts: object): unknown;
}

/** Defined by the bundler. */
declare const iconNamesOfBuild: readonly string[];
declare const wordsOfBuild: Record<string, unknown>;
/** The drawings of the content by their paths, inserted by the bundler. */
declare const illustrationsOfBuild: import('../../contract/sheet-widths').Illustrations;
