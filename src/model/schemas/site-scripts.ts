import { z } from 'zod';
import { ownValues } from '../../contract/declared-storage';
import { defaultPurpose, scriptPurposes } from '../../contract/site-scripts';
import { field, unique } from './shared';

const maxScripts = 10;

/** Plain characters only: hosts compare the whole address, and their configuration files cannot escape others. */
const scriptAddress = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d+)?\/[\w.~/?&=%+,:-]*$/;
const expectedAddress = 'an address that starts with https://, in plain ASCII characters, without a user name or #';

/** Whether an address is already in the form that browsers normalize to, which hosts compare. */
const isCanonical = (address: string) => !scriptAddress.test(address) || (URL.canParse(address) && new URL(address).href === address);

/** Whether a name, with or without a final `*`, matches a value of the site itself, which withdrawing consent must not delete. */
function isOwnName(name: string): boolean {
  const start = name.replace(/\*$/, '');
  const owns = ownValues.flatMap(({ names }) => names.map((each) => each.replace(/\*$/, '')));
  return owns.some((own) => (name.endsWith('*') ? own.startsWith(start) || start.startsWith(own) : own === name));
}

const script = z.strictObject({
  src: field(
    'URL',
    'The full URL of the script.',
    z.string().regex(scriptAddress, expectedAddress).refine(isCanonical, expectedAddress).meta({ form: 'line' }),
  ),
  offMainThread: field(
    'Off the main thread',
    'Runs the script in a web worker if the host can proxy it. See docs/analytics.md for the drawbacks.',
    z.boolean().default(false),
  ),
  purpose: field(
    'Purpose',
    'If the site asks for consent, the script runs only after the visitor agrees to its purpose. A necessary script always runs. See docs/privacy.md.',
    z.enum(scriptPurposes).default(defaultPurpose),
  ),
  stores: field(
    'Stores',
    'Names of the cookies and values that the script stores in the browser. They are listed in the cookie policy, and deleted when a visitor declines. A * stands for any characters.',
    z
      .array(
        z
          .string()
          .regex(/^[\w.:@|-]{2,60}\*?$/, 'a name such as _fbp or _hj*')
          .refine((name) => !isOwnName(name), 'a name that matches none of the values that the site itself keeps')
          .meta({ form: 'line' }),
      )
      .max(20)
      .default([]),
    'name',
  ),
});

/** The third-party scripts of the site, each once. */
export const siteScripts = z.array(script).max(maxScripts).superRefine(unique('src', 'each script once'));
