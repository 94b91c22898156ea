const TIME = /^(?<hours>\d{1,2})(?:[:.h ]?(?<minutes>\d{2}))?$/

/** A time as somebody types it (9, 9:07, 0907, 9.07) as clocks show it: `09:07`; undefined if it is none. */
export function readTime(text: string): string | undefined {
  const { hours = '', minutes = '00' } = TIME.exec(text.trim())?.groups ?? {}
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}
