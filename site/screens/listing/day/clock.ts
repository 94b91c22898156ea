/** Writes minutes after midnight as clocks do. */
export function clockOf(locale: string): (minute: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return (minute) => format.format(minute * 60_000)
}

/** The label of a moment: “08:10, kitchen”. */
export function momentOf(time: string, rooms: Iterable<string>, none: string): string {
  return [time, [...rooms].join(', ') || none].join(', ')
}
