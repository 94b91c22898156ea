import { midnight, shownAt } from '../sky/clock.ts'
import { type Phase, phaseOn } from '../sky/moon.ts'
import { sunOf } from '../sky/sun.ts'
import { type Turn, turnsBetween } from '../sky/tide.ts'

export const YEAR = 2026

/** A day of the table. */
export type Day = {
  date: Date
  phase: Phase | undefined
  turns: Turn[]
  /** From the lowest to the highest water, in metres. */
  low: number
  high: number
  rise: number
  set: number
}

function dayAt(month: number, date: number): Day {
  const [start, end] = [midnight(YEAR, month, date), midnight(YEAR, month, date + 1)]
  const turns = turnsBetween(start, end)
  const heights = turns.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return {
    date: new Date(Date.UTC(YEAR, month, date)),
    phase: phaseOn(start, end),
    turns,
    low,
    high,
    ...sunOf(shownAt(start).day),
  }
}

/** The days of a month; months count from 0. */
export function daysOfMonth(month: number): Day[] {
  const count = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate()
  return Array.from({ length: count }, (_, i) => dayAt(month, i + 1))
}
