import { approach } from './approach.ts'
import { flightPath, pointsOn } from './flight-path.ts'
import type { ShownFlight } from './paint.ts'
import { angleBetween, type Vector } from './sphere.ts'

/** The longest flight of the list takes this long; the others are to scale. */
const LONGEST_MS = 2600

export type FlightFacts = { airport: Vector; minutes: number | null }

/**
 * The flights between the property and its airports: drawn one after another, and one of them
 * highlighted while it is flown. `onFly` reports how many minutes it has been in the air; null when
 * it has landed or is left.
 */
export function createFlights(
  facts: readonly FlightFacts[],
  property: Vector | null,
  onFly: (index: number, minutes: number | null) => void,
) {
  const lengths = lengthsOf(facts, property)
  const longest = Math.max(...lengths)
  const starts = startTimes(lengths)
  const shown: ShownFlight[] = facts.map(({ airport }) => {
    const points = property ? pointsOn(flightPath(property, airport)) : []
    return { airport, points, drawn: 0, lit: 0, flown: null }
  })
  let drawing: number | undefined
  let lit: number | null = null

  const land = (index: number) => {
    const flight = shown[index]
    if (flight) flight.flown = null
    onFly(index, null)
  }
  const fly = (flight: ShownFlight, index: number, ms: number) => {
    const before = flight.flown
    if (before === null || before === 1) return
    flight.flown = Math.min(1, before + (ms * longest) / (LONGEST_MS * (lengths[index] ?? longest)))
    const { minutes } = facts[index] ?? { minutes: null }
    onFly(index, flight.flown === 1 || !minutes ? null : minutes * flight.flown)
  }
  return {
    shown,
    /** Draws the routes, or shows them all at once. */
    draw(isAtOnce = false) {
      drawing ??= isAtOnce ? Number.POSITIVE_INFINITY : 0
    },
    isDrawn: () => drawing !== undefined,
    /** Highlights a flight and flies it; null for none. */
    light(index: number | null) {
      if (lit !== null) land(lit)
      lit = index
      const flight = index === null ? undefined : shown[index]
      if (flight && property) flight.flown = 0
    },
    /** Advances by some ms; returns whether the animation continues. */
    advance(ms: number): boolean {
      if (drawing !== undefined) drawing += ms
      for (const [index, flight] of shown.entries()) {
        flight.drawn = drawnAfter((drawing ?? -1) - (starts[index] ?? 0))
        flight.lit = approach(flight.lit, index === lit ? 1 : 0, ms)
        fly(flight, index, ms)
      }
      return shown.some((flight, index) => isBusy(flight, index === lit, drawing !== undefined))
    },
  }
}

function isBusy({ drawn, lit, flown }: ShownFlight, isLit: boolean, isDrawing: boolean) {
  return (isDrawing && drawn < 1) || lit !== Number(isLit) || (flown !== null && flown < 1)
}

/** Flight times, or estimates from the distance when a time is missing. */
function lengthsOf(facts: readonly FlightFacts[], property: Vector | null): number[] {
  /** About 850 km/h, with half an hour for taking off and landing. */
  const estimate = (angle: number) => 30 + angle * 450
  return facts.map(
    // A time of zero minutes counts as missing.
    ({ airport, minutes }) => minutes || estimate(property ? angleBetween(property, airport) : 0),
  )
}

const DRAW_MS = 900
const BETWEEN_MS = 130
/** All routes start to be drawn within this time, however many there are. */
const ALL_MS = 1800

/** When each route starts to be drawn, in ms: the shortest first. */
function startTimes(lengths: readonly number[]): number[] {
  const step = Math.min(BETWEEN_MS, ALL_MS / Math.max(1, lengths.length))
  const order = lengths.map((_, at) => at).sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0))
  return lengths.map((_, at) => order.indexOf(at) * step)
}

/** The share of a route that is drawn some ms after it started: fast at first, then slower. */
function drawnAfter(ms: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, ms / DRAW_MS))) ** 3
}
