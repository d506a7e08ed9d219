import { type ComponentType, useEffect, useRef, useState } from 'react';
import { fullWidth } from '../../contract/sheet-widths';
import { usePageLanguage } from '../words/page-language';
import { languages } from '../words/site-languages';

/** On the server, the imports in progress. */
const pendingImports: Promise<unknown>[] = [];

/** Resolves when pages may be rendered; rejects if the code of a part failed to load. */
export const staticPartsLoaded = () => Promise.all(pendingImports);

/**
 * A static part of a page whose code is heavy, for example a drawing. On the first page, the server-rendered HTML stays and no code
 * is fetched; after client-side navigation, the code loads after the page. The server waits for the code before it renders. `load`
 * gets the page's language; `size`, in the drawing's own units, reserves the space until then.
 */
export function lazyStatic<Props extends object>(
  load: (language: string) => Promise<ComponentType<Props>>,
  size?: { width: number; height: number },
) {
  const room = size && { aspectRatio: `${size.width} / ${size.height}`, maxWidth: fullWidth(size.width) };
  const loaded = new Map<string, ComponentType<Props>>();
  const loadPart = async (language: string) => {
    const part = await load(language);
    loaded.set(language, part);
    return part;
  };
  if (typeof window === 'undefined') pendingImports.push(...languages.map(loadPart));

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when its module is evaluated
  return function LazyStatic(props: Props) {
    const language = usePageLanguage();
    const frame = useRef<HTMLDivElement>(null);
    const [Part, show] = useState(() => loaded.get(language));
    useEffect(() => {
      if (frame.current?.firstChild) return;
      // The picture is decorative: if it cannot be loaded, its space stays empty.
      loadPart(language).then(
        (part) => show(() => part),
        () => undefined,
      );
    }, [language]);
    if (Part)
      return (
        <div ref={frame} style={room}>
          <Part {...props} />
        </div>
      );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty string, which leaves the server's HTML in place
    return <div ref={frame} style={room} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
