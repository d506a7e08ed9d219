import { Script } from 'gatsby';
import { askedPurposeOf, type SiteScript } from '../../contract/site-scripts';
import type { PrivacyState } from '../consent/privacy-state';
import { usePrivacyState } from '../consent/use-privacy-state';
import { publicSettings } from '../edge/public-settings';

/** A worker's script is part of the HTML, where the inline script holds it; it starts with the next page that is loaded. */
function mayRun(script: SiteScript, { allowed }: PrivacyState): boolean {
  const purpose = askedPurposeOf(script);
  return script.offMainThread || !purpose || allowed.includes(purpose);
}

/** The third-party scripts listed in `content/site.yml`, if any, whose purpose the visitor allows. */
export function ThirdPartyScripts() {
  const state = usePrivacyState();
  return publicSettings.siteScripts
    .filter((script) => mayRun(script, state))
    .map((script) => (
      <Script
        key={script.src}
        src={script.src}
        strategy={script.offMainThread ? 'off-main-thread' : 'idle'}
        data-purpose={askedPurposeOf(script)}
      />
    ));
}
