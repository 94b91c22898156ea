import { angleBetween, scaled, slerp, type Vector } from './sphere.ts'

/** The highest point of a flight around half the earth, in radii; shorter ones are lower. */
const HEIGHT = 0.9

/** A flight between two points of the sphere, raised above it like an arch. */
export type FlightPath = { from: Vector; to: Vector; height: number }

export function flightPath(from: Vector, to: Vector): FlightPath {
  return { from, to, height: (HEIGHT * angleBetween(from, to)) / Math.PI }
}

/** The point at a share of the way, from 0 to 1. */
export function pointOn({ from, to, height }: FlightPath, share: number): Vector {
  return scaled(slerp(from, to, share), 1 + height * 4 * share * (1 - share))
}

/** Points of the way up to a share of it, close enough for a line between them. */
export function pointsOn(path: FlightPath, upTo = 1, steps = 32): Vector[] {
  return Array.from({ length: steps + 1 }, (_, step) => pointOn(path, (upTo * step) / steps))
}
