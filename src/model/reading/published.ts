import type { Document } from './read-document';

/**
 * Whether visitors may see a document: drafts and future posts show in development only.
 * `today` is a date, for example 2026-11-20.
 */
export function isPublished(document: Document, today: string): boolean {
  if (document.data.draft) return false;
  return document.kind !== 'post' || document.data.date <= today;
}
