/** True for a name such as `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The local time of day in hours, 0 to 24; in the visitor's time zone if none is given or it is
 * unknown.
 */
export function timeOfDay(now: Date, timeZone?: string): number {
  try {
    const clock = now.toLocaleTimeString('en', {
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    })
    const [hour = 0, minute = 0] = clock.split(':').map(Number)
    return hour + minute / 60
  } catch {
    return timeOfDay(now)
  }
}
