/** Room for the map on the sheet, above the time zones. */
const room = { width: 416, height: 312 } as const;

/** The map of a place from an SVG file, scaled to its room. */
export function PlaceMap({ svg }: { svg: string }) {
  const [, viewBox, content = ''] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the content, cleaned at build time
  return <svg {...room} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />;
}
