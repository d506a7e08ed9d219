import { html } from 'hono/html';
import { truncated } from '../lead-text/display-text';
import type { Markup } from './layout';
import { type Bar, totalOf } from './tally';

const percent = (share: number) => `${Math.round(share * 100)}%`;

const bar = (share: number): Markup => html`<svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
  <path class="grid" d="M0 4H100"/><rect width="${Math.round(share * 1000) / 10}" height="8"/></svg>`;

/** Bars inside a table: chart and numbers in one. */
export function shareChart(title: string, heading: string, bars: readonly Bar[]): Markup {
  const total = totalOf(bars);
  const most = Math.max(...bars.map(({ count }) => count));
  return html`<table class="shares"><caption>${title}</caption>
  <thead><tr><th scope="col">${heading}</th><th scope="col">Leads</th><th scope="col">Share</th></tr></thead>
  <tbody>${bars.map(
    ({ label, count }) =>
      html`<tr><th scope="row"><bdi>${truncated(label, 120)}</bdi>${bar(count / most)}</th><td>${count}</td><td>${percent(count / total)}</td></tr>`,
  )}</tbody></table>`;
}
