const date = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', date);
const timeFormat = new Intl.DateTimeFormat('en-US', {
  ...date,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** For example `Nov 22, 2026`. */
export const formatDay = (day: string): string => dayFormat.format(new Date(day));

/** For example `Nov 22, 2026, 18:05 UTC`. */
export const formatTime = (time: number): string => timeFormat.format(time);
