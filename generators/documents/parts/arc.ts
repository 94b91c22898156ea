import { short } from './svg.ts'

/** The day as half a circle on a horizon, with the sun at an hour from 0 to 1. */
export function arc(hour: number): string {
  const x = 16 - 11 * Math.cos(Math.PI * hour)
  const y = 14 - 11 * Math.sin(Math.PI * hour)
  return `<svg class="arc" viewBox="0 0 32 17" aria-hidden="true"><path d="M5 14a11 11 0 0 1 22 0M2 14H30"/><circle cx="${short(x)}" cy="${short(y)}" r="2.8"/></svg>`
}
