/** How the studio writes a date with its time, for Payload: “30 Nov 2026, 14:02”. */
export const DATE_FORMAT = 'd MMM yyyy, HH:mm'

/** The choice of a day and a time in a form, which by default says AM and PM. */
export const dayAndTimePicker = {
  pickerAppearance: 'dayAndTime',
  displayFormat: DATE_FORMAT,
  timeFormat: 'HH:mm',
} as const

/** A stored time in the same format, in the time zone of the reader. */
export function momentOf(iso: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return iso
  return date.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
}
