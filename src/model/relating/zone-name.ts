/** The common name of a time zone in a language, for example Central Time; its IANA name if the platform knows none. */
export function zoneName(timeZone: string, language: string): string {
  try {
    const clock = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' });
    return clock.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
