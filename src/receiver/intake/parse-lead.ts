import type { z } from 'zod';
import type { Lead } from '../../contract/lead';
import { mainPages } from '../../contract/main-pages';
import { postedLead } from '../../contract/posted-form';
import { leadSchema } from './lead-schema';
import { Refusal } from './refusal';

/** A parsed lead; `scripted`: the page's code sent it, which measures the time on the form. */
export type ParsedLead = {
  lead: Lead;
  scripted: boolean;
  /** The path of the thank-you page in the language of a posted form. */
  thanks?: string;
};

/** A sentence about the first problem, without the visitor's input. */
function sentenceOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const place = issue?.path
    .slice(0, 2)
    .map(String)
    .join('.')
    .replace(/[^\w.]/g, '')
    .slice(0, 80);
  return `Invalid lead: ${place ? `${place}: ` : ''}${issue?.code === 'custom' || issue?.code === 'invalid_format' ? issue.message : (issue?.code ?? 'invalid')}.`;
}

function checked(body: unknown): Lead {
  const result = leadSchema.safeParse(body);
  if (!result.success) throw new Refusal(422, sentenceOf(result.error));
  return result.data;
}

/** Parses the JSON that a page sends. Throws a `Refusal`. */
export function parseJsonLead(text: string): ParsedLead {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.');
  }
  return { lead: checked(body), scripted: true };
}

const isEncoded = (text: string) => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** The thank-you page in an additional language; no other address is followed. */
const thanksInLanguage = new RegExp(`^/[a-zA-Z-]{2,12}${mainPages.thanks}$`);

/** The language of the page with a form that the browser itself posts, whether or not the form is valid. */
export const postedLanguage = (text: string): string => new URLSearchParams(text).get('language') ?? '';

/** Parses a posted form; `key` is for one that the browser itself posted, which has none. Throws a `Refusal`. */
export function parsePostedForm(text: string, key: string, now: number): ParsedLead {
  if (!isEncoded(text)) throw new Refusal(400, 'The form is not encoded in UTF-8.');
  const posted = new URLSearchParams(text);
  const lead = checked(postedLead(posted, key, now));
  const thanks = posted.get('thanks') ?? '';
  return { lead, scripted: false, ...(thanksInLanguage.test(thanks) ? { thanks } : {}) };
}
