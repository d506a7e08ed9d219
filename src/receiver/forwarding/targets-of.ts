import type { ReceiverSettings } from '../settings';
import { hubspotTarget } from './hubspot';
import { mailTarget } from './mail';
import { slackTarget } from './slack';
import type { Target } from './target';
import { webhookTarget } from './webhook';

/** The configured targets. */
export function targetsOf({ mail, slack, hubspot, webhook, url, siteUrl }: ReceiverSettings): Target[] {
  return [
    ...(mail ? [mailTarget(mail, url)] : []),
    ...(slack ? [slackTarget(slack, url)] : []),
    ...(hubspot ? [hubspotTarget(hubspot, siteUrl)] : []),
    ...(webhook ? [webhookTarget(webhook)] : []),
  ];
}
