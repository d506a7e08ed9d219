import { html } from 'hono/html';
import type { Markup } from './layout';
import { shownTime } from './shown-text';

/** A machine-readable time. */
export const timeElement = (time: number): Markup => html`<time datetime="${new Date(time).toISOString()}">${shownTime(time)}</time>`;
