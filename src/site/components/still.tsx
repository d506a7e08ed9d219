import { type ComponentType, useEffect, useRef, useState } from 'react';

/** On the server, the imports in progress. */
const arriving: Promise<unknown>[] = [];

/** Resolves when pages may be rendered; rejects if the code of a part failed to load. */
export const stillPartsArrived = () => Promise.all(arriving);

/**
 * A static part of a page whose code is heavy, for example a drawing. On a page that the browser loaded, the server's HTML
 * is kept and no code is fetched for it; after client-side navigation, the code is loaded after the page. The server waits
 * for the code before it renders. `size`, in the drawing's own units, reserves the space until then.
 */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>, size?: { width: number; height: number }) {
  const room = size && { aspectRatio: `${size.width} / ${size.height}` };
  let loaded: ComponentType<Props> | undefined;
  const arrive = async () => {
    loaded = await load();
    return loaded;
  };
  if (typeof window === 'undefined') arriving.push(arrive());

  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, when its module is evaluated
  return function Still(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [Part, show] = useState(() => loaded);
    useEffect(() => {
      if (frame.current?.firstChild) return;
      // The picture is decorative: if it cannot be loaded, its space stays empty.
      arrive().then(
        (part) => show(() => part),
        () => undefined,
      );
    }, []);
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
