import { type ConsentPurpose, consentPurposes } from '../../contract/consent';
import type { PrivacySetup } from '../../contract/consent-setting';
import { declaredServices } from '../../contract/declared-storage';
import type { WritableEnvironment } from '../../contract/environment';
import { consentPurposeOf, type SiteScript } from '../../contract/site-scripts';
import { digest } from '../digest';
import { readSettings, type Settings } from './settings';

/** A script of `content/site.yml` with the names of what it stores. */
type DeclaredScript = SiteScript & { stores?: readonly string[] };

type ServiceWithConsent = {
  name: string;
  purposes: readonly ConsentPurpose[];
  stores: readonly { names: readonly string[]; purpose: ConsentPurpose }[];
};

const keyOf = { GTM_ID: 'gtmId', SEGMENT_WRITE_KEY: 'segmentWriteKey' } as const;

function serviceOfScript(script: DeclaredScript): ServiceWithConsent[] {
  const purpose = consentPurposeOf(script);
  if (!purpose) return [];
  return [{ name: script.src, purposes: [purpose], stores: [{ names: script.stores ?? [], purpose }] }];
}

/** Changes if a service is added, removed, or used for something else. */
const versionOf = (services: readonly ServiceWithConsent[]) =>
  digest(8, JSON.stringify(services.map(({ name, purposes }) => `${name} ${purposes.join(' ')}`).sort()));

type Configured = Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'consent'>;

/** What pages need to know about consent; undefined without a third-party script that requires it. */
export function privacySetup(settings: Configured, scripts: readonly DeclaredScript[]): PrivacySetup | undefined {
  const configured = declaredServices.filter(({ setting }) => settings[keyOf[setting]] !== undefined);
  const services: ServiceWithConsent[] = [...configured, ...scripts.flatMap(serviceOfScript)];
  if (services.length === 0) return undefined;
  const storesOf = (purpose: ConsentPurpose) =>
    services.flatMap(({ stores }) => stores.flatMap((each) => (each.purpose === purpose ? each.names : [])));
  return {
    setting: settings.consent,
    version: versionOf(services),
    purposes: consentPurposes.filter((purpose) => services.some(({ purposes }) => purposes.includes(purpose))),
    stores: { analytics: storesOf('analytics'), marketing: storesOf('marketing') },
  };
}

/** Passes the setup to the pages as an environment variable, which Gatsby inlines into their code. */
export function exposePrivacySetup(setup: PrivacySetup | undefined, env: WritableEnvironment): void {
  if (setup) env.GATSBY_PRIVACY = JSON.stringify(setup);
  else delete env.GATSBY_PRIVACY;
}

/** Whether this build asks visitors, or lets them opt out. Call it after the setup was passed to the pages. */
export function asksForConsent(): boolean {
  return process.env.GATSBY_PRIVACY !== undefined && readSettings(process.env).consent !== 'off';
}
