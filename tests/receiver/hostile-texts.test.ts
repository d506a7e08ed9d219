import { csvOf } from '../../src/receiver/csv';
import { emailOf, rowsOf, titleOf } from '../../src/receiver/forwarding/lead-text';
import { factList } from '../../src/receiver/inbox/lead-page';
import { leadSchema } from '../../src/receiver/intake/lead-schema';
import { spamReasonsOf } from '../../src/receiver/intake/spam';
import { fieldFacts, originFacts } from '../../src/receiver/lead-text/facts';
import { beginningOfMessage, emailsIn, whoSent } from '../../src/receiver/lead-text/sender';
import { mentions } from '../../src/receiver/storage/mentions';
import { cpuMs, hostileInputMs } from '../cpu-time';
import { contactLead, storedLead } from './stored-lead';

/** As long as a field may be. A pattern that starts anew at each repetition would need minutes for it. */
const length = 100_000;
const repeated = ['<a ', '[url', 'www.', 'http', '\n', '\t', ' ', '; ', '"', '.', '@', 'a@', '-', '=', 'ada@example.com', '&', '🙂'];

test.each(repeated)('a lead full of %j does not hold up the receiver', async (unit) => {
  const text = `x${unit.repeat(Math.floor((length - 2) / unit.length))}x`;
  const entry = storedLead({ lead: { fields: { name: text, email: text, message: text }, path: text, campaign: { name: text } } });
  const work = () => [
    leadSchema.safeParse(contactLead({ fields: { name: text, message: text } })),
    spamReasonsOf({ lead: entry.lead, scripted: true }, 'unknown'),
    [rowsOf(entry), titleOf(entry), emailOf(entry)],
    [whoSent(entry.lead), beginningOfMessage(entry.lead), emailsIn(entry.lead)],
    String(factList([...fieldFacts(entry.lead), ...originFacts(entry.lead)], 'fields')),
    mentions(entry.lead, 'ada@example.com'),
    csvOf([entry]),
  ];
  expect(await cpuMs(work)).toBeLessThan(hostileInputMs);
});
