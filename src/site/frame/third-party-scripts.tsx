import { Script } from 'gatsby';
import { publicSettings } from '../edge/public-settings';

/** The third-party scripts listed in `content/site.yml`, if any. */
export function ThirdPartyScripts() {
  return publicSettings.siteScripts.map(({ src, offMainThread }) => (
    <Script key={src} src={src} strategy={offMainThread ? 'off-main-thread' : 'idle'} />
  ));
}
