import { html } from 'hono/html';
import { isEmail, sanitizedText, truncated } from '../lead-text/display-text';
import type { Fact } from '../lead-text/facts';
import type { Markup } from './layout';

const value = (text: string): Markup =>
  isEmail(text.trim()) ? html`<a href="mailto:${text.trim()}"><bdi>${text.trim()}</bdi></a>` : html`<bdi>${sanitizedText(text)}</bdi>`;

const entry = ({ label, texts, none }: Fact): Markup | string =>
  texts.length === 0 && !none
    ? ''
    : html`<div><dt><bdi>${truncated(label, 80)}</bdi></dt>
  ${texts.length === 0 ? html`<dd class="none">${none}</dd>` : texts.map((text) => html`<dd>${value(text)}</dd>`)}</div>`;

/** Facts about a lead as a list; `className` is a class of the stylesheet. */
export const factList = (facts: readonly Fact[], className: string): Markup => html`<dl class="${className}">${facts.map(entry)}</dl>`;
