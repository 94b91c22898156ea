import { EXPO_HARD, UNMASK } from '@belvedere/motion/eases.ts'
import { STEP_HALF_MS, shortestTurn } from './approach.ts'
import { bezier } from './bezier.ts'
import type { View } from './view.ts'

/** How long a flight to a place takes (specification §9). */
export const FLIGHT_MS = 1250

/** How long the flight takes that opens a scene. */
export const OPENING_MS = 5000

const EASES = { place: bezier(EXPO_HARD), opening: bezier(UNMASK) }
const DURATIONS = { place: FLIGHT_MS, opening: OPENING_MS }

/** A flight to a place, or the slow one that opens a scene. */
type Kind = keyof typeof EASES

/** How much a flight rises in the middle, relative to its length in view distances. */
const RISE = 0.22
const MOST_RISE = 0.6

/** A flight that has lasted for `ms`. */
export type Flight = {
  kind: Kind
  from: View
  to: View
  ms: number
  /** The offset of the centre from that of the flight, if the frame has changed on the way. */
  shift: Pick<View, 'right' | 'down'>
}

export function flightTo(from: View, to: View, kind: Kind = 'place'): Flight {
  return { kind, from, to, ms: 0, shift: { right: 0, down: 0 } }
}

/** Whether a flight has taken its time. */
export function isOver({ kind, ms }: Flight): boolean {
  return ms >= DURATIONS[kind]
}

/** The flight after some more ms, and its view at that time. */
export function flown(flight: Flight, more: number): { flight: Flight; view: View } {
  const ms = flight.ms + more
  const left = 0.5 ** (more / STEP_HALF_MS)
  const shift = { right: flight.shift.right * left, down: flight.shift.down * left }
  const own = viewOf({ ...flight, ms })
  const view = { ...own, right: own.right + shift.right, down: own.down + shift.down }
  return { flight: { ...flight, ms, shift }, view }
}

/** The same flight to another target: it takes no longer, and the centre slides there. */
export function redirected(flight: Flight, to: View, { right, down }: View): Flight {
  const own = viewOf({ ...flight, to })
  return { ...flight, to, shift: { right: right - own.right, down: down - own.down } }
}

function viewOf({ kind, from, to, ms }: Flight) {
  return flightAt(from, to, ms / DURATIONS[kind], EASES[kind])
}

/** The view after a share of a flight's time. It rises on the way, the more the farther it goes. */
export function flightAt(from: View, to: View, time: number, ease = EASES.place): View {
  const share = ease(time)
  const mix = (a: number, b: number) => a + (b - a) * share
  const way = Math.hypot(to.x - from.x, to.z - from.z) / Math.max(from.distance, to.distance)
  const rise = 1 + Math.min(MOST_RISE, RISE * way) * Math.sin(Math.PI * share)
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    distance: from.distance * (to.distance / from.distance) ** share * rise,
    bearing: from.bearing + shortestTurn(from.bearing, to.bearing) * share,
    tilt: mix(from.tilt, to.tilt),
    right: mix(from.right, to.right),
    down: mix(from.down, to.down),
  }
}
