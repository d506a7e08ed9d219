import { mainPages } from '../../contract/main-pages';

const localOrigin = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Whether pages of this origin may read the receiver's responses. If none is configured, local ones may. */
export const isAllowedOrigin = (origin: string, origins: readonly string[]): boolean =>
  origins.length > 0 ? origins.includes(origin) : localOrigin.test(origin);

/** Where a browser goes after posting a form itself: to the page at `thanks` on the form's site, if that is known. */
export function thankYouPage(
  referrer: string | null,
  own: URL,
  origins: readonly string[],
  siteUrl: string | undefined,
  thanks: string = mainPages.thanks,
): string {
  const from = referrer && URL.canParse(referrer) ? new URL(referrer) : undefined;
  if (from?.host === own.host) return thanks;
  const known = from && isAllowedOrigin(from.origin, origins) ? from.origin : (siteUrl ?? origins[0] ?? '');
  return `${known}${thanks}`;
}
