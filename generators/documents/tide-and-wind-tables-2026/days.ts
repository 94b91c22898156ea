import { type Phase, phaseOn } from '../sky/moon.ts'
import { sunTimes } from '../sky/sun.ts'
import { type Turn, turnsBetween } from '../sky/tide.ts'

const DAY = 86_400_000
const YEAR = 2026

/** A day of the table; times are UTC. */
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

function dayAt(midnight: number): Day {
  const turns = turnsBetween(midnight, midnight + DAY)
  const heights = turns.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return {
    date: new Date(midnight),
    phase: phaseOn(midnight),
    turns,
    low,
    high,
    ...sunTimes(midnight),
  }
}

/** The days of a month; months count from 0. */
export function daysOfMonth(month: number): Day[] {
  const start = Date.UTC(YEAR, month, 1)
  const count = (Date.UTC(YEAR, month + 1, 1) - start) / DAY
  return Array.from({ length: count }, (_, i) => dayAt(start + i * DAY))
}

/** Hours and minutes, rounded to the minute. */
export function clock(time: number): string {
  return new Date(Math.round(time / 60_000) * 60_000).toISOString().slice(11, 16)
}
