import { createTransport } from 'nodemailer';
import { isLocal } from '../../contract/environment';
import { fieldIn } from '../../contract/objects';
import type { ReceiverSettings } from '../settings';
import type { StoredLead } from '../storage/lead-store';
import { emailOf, inboxAddress, rowsOf, titleOf } from './lead-text';
import { DeliveryFailure, type Target } from './target';

const connectionMs = 15_000;

/**
 * The limit for each answer. Servers that scan a message, or wait for a copy on a second machine, confirm it only after half a
 * minute. They deliver it even if nobody waits for that, so a shorter limit would send a copy with every attempt.
 */
const answerMs = 60_000;

/** Longer than such a server needs in all: an attempt abandoned earlier may still be delivered, too. */
const attemptMs = 180_000;

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

function textOf(entry: StoredLead, url: string | undefined): string {
  const rows = rowsOf(entry).map(([label, text]) => {
    const start = label.endsWith('?') ? label : `${label}:`;
    return text.includes('\n') ? `${start}\n\n${text}\n` : `${start} ${text}`;
  });
  const link = inboxAddress(url, entry);
  return [...rows, '', ...(link ? [link] : []), `Lead ${entry.lead.key}, revision ${entry.lead.revision}`].join('\n');
}

/** The kind of an SMTP error, for example `EAUTH 535`: its message may quote addresses. */
function failureOf(error: unknown): DeliveryFailure {
  return new DeliveryFailure(['SMTP', fieldIn(error, 'code'), fieldIn(error, 'responseCode')].filter(Boolean).join(' '));
}

/**
 * Email over SMTP, encrypted unless the server is on this machine. Plain text, so that nothing in it runs or loads; replies go to
 * the visitor.
 */
export function mailTarget({ server, to, from }: NonNullable<ReceiverSettings['mail']>, url: string | undefined): Target {
  const limits = { connectionTimeout: connectionMs, greetingTimeout: connectionMs, socketTimeout: answerMs, dnsTimeout: connectionMs };
  const transport = createTransport(
    { url: server, requireTLS: !isLocal(server), ...limits, disableFileAccess: true, disableUrlAccess: true },
    { from: { name: 'Leads', address: from }, to: [...to] },
  );
  /** Recipients who still lack a mail that the others have, by its Message-ID. A restart forgets them, so the others get it twice. */
  const lacking = new Map<string, string[]>();
  return {
    name: 'mail',
    attemptMs,
    send: async (entry) => {
      const { key, revision } = entry.lead;
      const idOf = (each: number) => `<${key}.${each}@${hostOf(from)}>`;
      const replyTo = emailOf(entry);
      const thread = revision > 1 ? { inReplyTo: idOf(1), references: idOf(1) } : {};
      const messageId = idOf(revision);
      const envelope = { from, to: lacking.get(messageId) ?? [...to] };
      const message = { subject: titleOf(entry), text: textOf(entry, url), messageId, ...thread, envelope };
      const sent = await transport
        .sendMail({ ...message, ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}) })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
      if (sent.rejected.length > 0) {
        lacking.set(messageId, sent.rejected);
        throw new DeliveryFailure(`SMTP rejected ${sent.rejected.length} of ${to.length} recipients`);
      }
      lacking.delete(messageId);
    },
    close: () => transport.close(),
  };
}
