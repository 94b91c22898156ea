import type { RawCell } from './sheet.ts'
import type { ReadValue } from './value.ts'

const A_DAY = 'Enter a day, for example 2027-03-01.'

/** Reads a day: a date of the spreadsheet program, 2027-03-01, or 1.3.2027. */
export function readDay(cell: RawCell): ReadValue {
  if (cell instanceof Date) return known(cell)
  const text = `${cell ?? ''}`.trim()
  if (text === '') return { value: null }
  const [, day, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text) ?? []
  const iso = year ? [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-') : text
  const date = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : new Date(Number.NaN)
  // The 30th of February would become a day in March.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return isDay ? { value: iso } : { problem: `“${text}” is not clear as a day. ${A_DAY}` }
}

function known(date: Date): ReadValue {
  return Number.isNaN(date.getTime())
    ? { problem: A_DAY }
    : { value: date.toISOString().slice(0, 10) }
}
