import { html } from 'hono/html';
import { formatDay } from '../format-date';
import type { Markup } from './layout';
import { type Bar, totalOf } from './tally';
import { countedLeads } from './words';

const height = 100;
const step = 10;

/** Returns the top of the scale: the next round number whose half is a whole number too. */
export function scaleTop(most: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1))));
  return [2, 4, 6, 8, 10, 20].map((factor) => factor * unit).find((top) => top >= most) ?? most;
}

const bar =
  (top: number) =>
  ({ label, count }: Bar, index: number) => {
    const tall = (count / top) * height;
    return html`<rect x="${index * step + 1}" y="${height - tall}" width="${step - 2}" height="${tall}">
  <title>${formatDay(label)}: ${countedLeads(count)}</title></rect>`;
  };

const rows = (bars: readonly Bar[]) =>
  bars.map(({ label, count }) => html`<tr><th scope="row">${formatDay(label)}</th><td>${count}</td></tr>`);

/** Leads by day: bars, and the same numbers as a table. The labels are outside the drawing, which is stretched to the page. */
export function dayChart(bars: readonly Bar[]): Markup {
  const top = scaleTop(Math.max(...bars.map(({ count }) => count)));
  const best = bars.reduce((most, one) => (one.count > most.count ? one : most));
  const label = `${countedLeads(totalOf(bars))} in ${bars.length} days; most on ${formatDay(best.label)}: ${best.count}.`;
  return html`<figure class="day-chart"><div class="scale" aria-hidden="true"><span>${top}</span><span>${top / 2}</span><span>0</span></div>
  <svg viewBox="0 0 ${bars.length * step} ${height}" preserveAspectRatio="none" role="img" aria-label="${label}">
  <path class="grid" d="M0 0H${bars.length * step}M0 ${height / 2}H${bars.length * step}M0 ${height}H${bars.length * step}"/>
  ${bars.map(bar(top))}</svg>
  <div class="ends" aria-hidden="true"><span>${formatDay(bars[0]?.label ?? '')}</span><span>${formatDay(bars.at(-1)?.label ?? '')}</span></div></figure>
  <details><summary>Leads by day as a table</summary><div class="scroll" tabindex="0" role="region" aria-label="Table of leads by day">
  <table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">Leads</th></tr></thead><tbody>${rows(bars)}</tbody></table></div></details>`;
}
