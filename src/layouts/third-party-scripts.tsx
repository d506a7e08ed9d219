import { Script } from 'gatsby';
import { publicSettings } from '../platform/public-settings';

/** The scripts of other parties that `content/site.yml` names; nothing where it names none. */
export function ThirdPartyScripts() {
  return publicSettings.siteScripts.map(({ src, offMainThread }) => (
    <Script key={src} src={src} strategy={offMainThread ? 'off-main-thread' : 'idle'} />
  ));
}
