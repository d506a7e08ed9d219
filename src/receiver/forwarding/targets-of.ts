import type { ReceiverSettings } from '../settings';
import type { TargetName } from '../storage/lead-store';
import { hubspotTarget } from './hubspot';
import { mailTarget } from './mail';
import { slackTarget } from './slack';
import type { Target } from './target';
import { webhookTarget } from './webhook';

/** The configured targets. */
export function targetsOf({ mail, slack, hubspot, webhook, url, siteUrl }: ReceiverSettings): Target[] {
  const targets: Record<TargetName, Target | undefined> = {
    mail: mail && mailTarget(mail, url),
    slack: slack ? slackTarget(slack, url) : undefined,
    hubspot: hubspot && hubspotTarget(hubspot, siteUrl),
    webhook: webhook && webhookTarget(webhook),
  };
  return Object.values(targets).filter((target) => target !== undefined);
}
