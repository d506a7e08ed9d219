import { inboxAddress, rowsOf, titleOf } from './lead-text';
import { postToTarget } from './post-to-target';
import type { Target } from './target';

/** Slack reads `<…>` as links and mentions, such as `<!channel>`. */
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Slack's limits are 3000 characters a block and 50 blocks. */
const maxValueLength = 2_500;
const maxRows = 40;

/** Text for Slack, cut if it is too long, but never inside a character or an entity. */
function shown(text: string): string {
  const whole = escaped(text);
  if (whole.length <= maxValueLength) return whole;
  return `${whole.slice(0, maxValueLength).replace(/(?:&[a-z]{0,3}|[\uD800-\uDBFF])$/, '')}… (The inbox has the rest.)`;
}

const sectionOf = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } });

/** A Slack incoming webhook. */
export function slackTarget(address: string, url: string | undefined): Target {
  return {
    name: 'slack',
    send: (entry, signal) => {
      const title = escaped(titleOf(entry));
      const rows = rowsOf(entry);
      const omitted = rows.length - maxRows;
      const link = inboxAddress(url, entry);
      const blocks = [
        sectionOf(`*${title}*`),
        ...rows.slice(0, maxRows).map(([name, value]) => sectionOf(`*${escaped(name)}*\n${shown(value)}`)),
        ...(omitted > 0 ? [sectionOf(`The inbox has ${omitted} more.`)] : []),
        ...(link ? [sectionOf(`<${link}|Open in the inbox>`)] : []),
        { type: 'context', elements: [{ type: 'plain_text', text: `${entry.lead.key}.${entry.lead.revision}` }] },
      ];
      const body = JSON.stringify({ text: title, blocks, unfurl_links: false, unfurl_media: false });
      return postToTarget(address, body, signal);
    },
  };
}
