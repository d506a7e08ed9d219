import { defaultLanguage } from '../../contract/languages';

/** The common name of a time zone, for example Central Time; its IANA name if the platform knows none. */
export function zoneName(timeZone: string): string {
  try {
    const clock = new Intl.DateTimeFormat(defaultLanguage, { timeZone, timeZoneName: 'longGeneric' });
    return clock.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
