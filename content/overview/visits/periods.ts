import { addDays, daysFrom } from '../../service/days.ts'

/** The periods of the page, by the value in its address. */
export const PERIODS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: 'year', label: '12 months' },
] as const

export type Period = (typeof PERIODS)[number]['value']

/** One bar of a chart: a day, or a month. */
export type Span = { from: string; to: string; label: string }

/** The period of an address; thirty days without one. */
export function periodIn(value: unknown): Period {
  return PERIODS.find((period) => period.value === value)?.value ?? '30'
}

/** The days or months of a period that ends today. */
export function spansOf(period: Period, today: string): Span[] {
  if (period === 'year') return monthsTo(today)
  const days = daysFrom(addDays(today, 1 - Number(period)), today)
  return days.map((day) => ({ from: day, to: day, label: sayDay(day) }))
}

/** This month and the eleven before it. */
function monthsTo(today: string): Span[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, i) => {
    const first = new Date(Date.UTC(year, month - 12 + i, 1))
    const last = new Date(Date.UTC(year, month - 11 + i, 0)).toISOString().slice(0, 10)
    const label = say(first, { month: 'long', year: 'numeric' })
    return { from: first.toISOString().slice(0, 10), to: last < today ? last : today, label }
  })
}

function sayDay(day: string) {
  return say(new Date(`${day}T00:00:00Z`), { weekday: 'short', day: 'numeric', month: 'long' })
}

function say(date: Date, format: Intl.DateTimeFormatOptions) {
  return date.toLocaleDateString('en-GB', { ...format, timeZone: 'UTC' })
}
