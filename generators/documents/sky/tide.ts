import { cos, longitudes } from './angles.ts'
import constants from './tide.json' with { type: 'json' }

/*
 * The tide at the marina as a sum of five waves, in UTC. Their speeds and their places in the month
 * are those of the real moon and sun (Schureman, "Manual of harmonic analysis and prediction of
 * tides", without the 18.6-year corrections), so springs fall after the real new and full moons of
 * the year. Amplitudes and lags are invented with the place; see `tide.json`.
 */
type Wave = keyof typeof constants.waves

/** The argument of a wave when its lag is zero, in degrees. */
function argument(wave: Wave, time: number): number {
  const { moon, sun, perigee } = longitudes(time)
  const hours = (time / 3_600_000) % 24
  switch (wave) {
    case 'M2':
      return 30 * hours - 2 * moon + 2 * sun
    case 'S2':
      return 30 * hours
    case 'N2':
      return 30 * hours - 3 * moon + 2 * sun + perigee
    case 'K1':
      return 15 * hours + sun + 90
    case 'O1':
      return 15 * hours - 2 * moon + sun - 90
  }
}

const waves = Object.entries(constants.waves) as [Wave, { height: number; lag: number }][]

/** The height of the tide above the zero of the charts, in metres. */
function heightAt(time: number): number {
  return waves.reduce(
    (sum, [wave, { height, lag }]) => sum + height * cos(argument(wave, time) - lag),
    constants.mean,
  )
}

/** A high or low water. */
export type Turn = { time: number; height: number; isHigh: boolean }

const STEP = 600_000

/** The high and low waters between two moments. */
export function turnsBetween(start: number, end: number): Turn[] {
  const turns: Turn[] = []
  for (let time = start - STEP; time < end + STEP; time += STEP) {
    const [before, here, after] = [time - STEP, time, time + STEP].map(heightAt)
    if (before === undefined || here === undefined || after === undefined) continue
    const isHigh = here >= before && here > after
    if (!isHigh && !(here <= before && here < after)) continue
    const at = time + (STEP / 2) * ((before - after) / (before - 2 * here + after))
    if (at >= start && at < end) turns.push({ time: at, height: heightAt(at), isHigh })
  }
  return turns
}
