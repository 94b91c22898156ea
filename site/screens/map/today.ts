/** The day of the calendar in a time zone, such as `2026-06-21`. */
export function today(timeZone: string, now = new Date()): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return format.format(now)
}
