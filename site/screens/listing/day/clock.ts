/** Writes minutes after midnight as clocks do. */
export function clockOf(locale: string): (minute: number) => string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
  return (minute) => format.format(minute * 60_000)
}

/** `{time}` and `{rooms}` stand for the hour and the rooms in the sun. */
export type MomentWords = [sunAt: string, noSunAt: string]

/** The label of a moment: “At 08:10 the sun is in the kitchen and hall”. */
export function momentOf(locale: string, [sunAt, noSunAt]: readonly [...MomentWords, ...string[]]) {
  const clock = clockOf(locale)
  const list = new Intl.ListFormat(locale)
  return (minute: number, rooms: ReadonlySet<string>): string =>
    (rooms.size ? sunAt : noSunAt)
      .replace('{time}', clock(minute))
      .replace('{rooms}', list.format(rooms))
}
