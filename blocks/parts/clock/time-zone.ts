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
export function timeOfDay(now: Date, timeZone: string | undefined): number {
  const clock = new Intl.DateTimeFormat('en', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone && isTimeZone(timeZone) && { timeZone }),
  })
  const parts = clock.formatToParts(now)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return read('hour') + read('minute') / 60
}
