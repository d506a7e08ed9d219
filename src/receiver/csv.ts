import type { StoredLead } from './storage/lead-store';

/**
 * Where a spreadsheet could see the start of a formula: at the start of a cell, and after a character that could separate cells in
 * locales whose list separator is not a comma, even behind spaces and quotes. Full-width characters count too.
 */
const formulaStart = /(^|[;,\t\r\n])((?:"|[^\S\t\r\n])*)(?=[=+\-@＝＋－＠])/g;

/** A quoted cell; a leading apostrophe makes spreadsheets show a formula as text. */
function cellOf(value: string): string {
  const harmless = value.replace(formulaStart, "$1$2'");
  return `"${(/^[\t\r\n]/.test(value) ? `'${harmless}` : harmless).replaceAll('"', '""')}"`;
}

const listed = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join('; ') : (value ?? ''));

const columns: Record<string, (entry: StoredLead) => string> = {
  key: ({ lead }) => lead.key,
  revision: ({ lead }) => String(lead.revision),
  received: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  submitted: ({ lead }) => lead.submittedAt,
  status: ({ status }) => status,
  spam_reasons: ({ spamReasons }) => spamReasons.join('; '),
  forwarded: ({ forwardings }) => forwardings.map(({ target, state }) => `${target} ${state}`).join('; '),
  form: ({ lead }) => lead.form,
  source: ({ lead }) => lead.source,
  path: ({ lead }) => lead.path,
  language: ({ lead }) => lead.language,
  entry_point: ({ lead }) => lead.entryPoint ?? '',
  variant: ({ lead }) => lead.variant ?? '',
  consent_date: ({ lead }) => lead.consent?.date ?? '',
  consent_purposes: ({ lead }) => lead.consent?.purposes.join('; ') ?? '',
  consent_version: ({ lead }) => lead.consent?.version ?? '',
  campaign_source: ({ lead }) => lead.campaign.source ?? '',
  campaign_medium: ({ lead }) => lead.campaign.medium ?? '',
  campaign_name: ({ lead }) => lead.campaign.name ?? '',
  campaign_id: ({ lead }) => lead.campaign.id ?? '',
  campaign_term: ({ lead }) => lead.campaign.term ?? '',
  campaign_content: ({ lead }) => lead.campaign.content ?? '',
  campaign_gclid: ({ lead }) => lead.campaign.gclid ?? '',
};

/**
 * Returns leads as CSV (RFC 4180, with a byte order mark so that Excel reads UTF-8): one row each, with the fixed columns first,
 * then one column for each field that any lead has. No cell is a formula.
 */
export function csvOf(leads: readonly StoredLead[]): string {
  const fields = [...new Set(leads.flatMap(({ lead }) => Object.keys(lead.fields)))].sort();
  const header = [...Object.keys(columns), ...fields.map((name) => `field_${name}`)];
  const rows = leads.map((entry) => {
    // A field may have any name, even that of a property every object inherits.
    const values = new Map(Object.entries(entry.lead.fields));
    return [...Object.values(columns).map((column) => column(entry)), ...fields.map((name) => listed(values.get(name)))];
  });
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
