import type { StoredLead } from '../storage/lead-store';
import { emailOf } from './lead-text';
import { postToTarget } from './post-to-target';
import type { Target } from './target';

const api = 'https://api.hsforms.com/submissions/v3/integration/submit';

/** HubSpot identifies contacts by email address, so every form's own name for it becomes HubSpot's. */
function fieldsOf(entry: StoredLead) {
  const email = emailOf(entry);
  const own = Object.entries(entry.lead.fields)
    .filter(([name, value]) => name !== 'email' && value !== email && value.length > 0)
    .map(([name, value]) => ({ objectTypeId: '0-1', name, value: [value].flat().join(';') }));
  return [...(email ? [{ objectTypeId: '0-1', name: 'email', value: email }] : []), ...own];
}

/** A HubSpot form, through the Forms API; it needs the same fields as the site's forms. */
export function hubspotTarget({ portal, form }: { portal: string; form: string }, siteUrl: string | undefined, base = api): Target {
  return {
    name: 'hubspot',
    send: (entry, signal) => {
      const { path } = entry.lead;
      const body = JSON.stringify({
        submittedAt: entry.receivedAt,
        fields: fieldsOf(entry),
        context: { pageName: path, ...(siteUrl ? { pageUri: `${siteUrl}${path}` } : {}) },
      });
      return postToTarget(`${base}/${portal}/${form}`, body, signal);
    },
  };
}
