import { type ComponentType, useEffect, useRef, useState } from 'react';

/** On the server, the code that is on its way. */
const arriving: Promise<unknown>[] = [];

/** Resolves when pages may be rendered; rejects where the code of a part failed. */
export const stillPartsArrived = () => Promise.all(arriving);

/**
 * A part of a page that never changes and whose code is heavy, such as a drawing. On a page that was loaded, the server's
 * HTML stands as it is and no code is fetched for it; on one that a click led to, the code follows the page.
 * The server waits for the code before it renders a page. The size of a
 * drawing, in its own units, keeps the room of what is on its way.
 */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>, size?: { width: number; height: number }) {
  const room = size && { aspectRatio: `${size.width} / ${size.height}` };
  let loaded: ComponentType<Props> | undefined;
  const arrive = async () => {
    loaded = await load();
    return loaded;
  };
  if (typeof window === 'undefined') arriving.push(arrive());

  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, when its module starts
  return function Still(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const [Part, show] = useState(() => loaded);
    useEffect(() => {
      if (frame.current?.firstChild) return;
      // A picture says nothing that words do not: where it cannot be had, its place stays empty.
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which leaves what the server wrote
    return <div ref={frame} style={room} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  };
}
