import { isValidElement, type ReactElement } from 'react';
import type { ConsentPurpose } from '../../contract/consent';
import type { PrivacySetup } from '../../contract/consent-setting';
import { type DeclaredService, declaredServices } from '../../contract/declared-storage';
import { inlineScripts } from './inline-scripts';

function purposesOf(setting: DeclaredService['setting']): readonly ConsentPurpose[] {
  const service = declaredServices.find((each) => each.setting === setting);
  if (!service) throw new Error(`The service of ${setting} is not declared in declared-storage.ts.`);
  return service.purposes;
}

/** The scripts that plugins write into every page, by their key. */
const heldPlugins: Readonly<Record<string, { service: string; purposes: readonly ConsentPurpose[] }>> = {
  'plugin-google-tagmanager': { service: 'tag-manager', purposes: purposesOf('GTM_ID') },
  'plugin-segment': { service: 'segment', purposes: purposesOf('SEGMENT_WRITE_KEY') },
};

const heldBy = (component: ReactElement) => heldPlugins[String(component.key)];

/** The head's components with the plugins' scripts in templates, where they are inert, and then the gate that starts them. */
export function heldHead(components: readonly ReactElement[], { setting, version }: PrivacySetup): ReactElement[] {
  const held = components.map((component) => {
    const plugin = isValidElement(component) ? heldBy(component) : undefined;
    if (!plugin) return component;
    return (
      <template key={component.key} data-held={plugin.purposes.join(' ')} data-service={plugin.service}>
        {component}
      </template>
    );
  });
  return [
    ...held,
    <script
      key="privacy-gate"
      data-setting={setting}
      data-version={version}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: inlineScripts.privacyGate }}
    />,
  ];
}

/** The body's components without the tag manager's frame for visitors without JavaScript, who cannot be asked. */
export function heldBody(components: readonly ReactElement[], { setting }: PrivacySetup): ReactElement[] {
  return components.filter((component) => setting === 'off' || component.type !== 'noscript' || !heldBy(component));
}
