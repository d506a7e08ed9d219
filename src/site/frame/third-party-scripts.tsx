import { Script } from 'gatsby';
import { consentPurposeOf, type SiteScript } from '../../contract/site-scripts';
import type { PrivacyState } from '../consent/privacy-state';
import { usePrivacyState } from '../consent/use-privacy-state';
import { publicSettings } from '../edge/public-settings';
import { useIdle } from './use-idle';

function isAllowed(script: SiteScript, { allowed }: PrivacyState): boolean {
  const purpose = consentPurposeOf(script);
  return !purpose || allowed.includes(purpose);
}

/**
 * The third-party scripts listed in `content/site.yml`, if any: on the main thread once the browser is idle and the visitor
 * allows their purpose. Those of a worker are part of the HTML, where the inline script holds them; after consent, they start
 * with the next page load.
 */
export function ThirdPartyScripts() {
  const state = usePrivacyState();
  const idle = useIdle();
  return publicSettings.siteScripts
    .filter((script) => script.offMainThread || (idle && isAllowed(script, state)))
    .map((script) => (
      <Script
        key={script.src}
        src={script.src}
        strategy={script.offMainThread ? 'off-main-thread' : 'post-hydrate'}
        data-purpose={consentPurposeOf(script)}
      />
    ));
}
