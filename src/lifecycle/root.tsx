import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { SessionProvider } from '../session/session';

/** What stands above all pages, in the browser and in the build alike. */
export function wrapRoot({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return <SessionProvider>{element}</SessionProvider>;
}
