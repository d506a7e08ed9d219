import { html } from 'hono/html';
import { formatTime } from '../format-date';
import type { Markup } from './layout';

/** A machine-readable time. */
export const timeElement = (time: number): Markup => html`<time datetime="${new Date(time).toISOString()}">${formatTime(time)}</time>`;
