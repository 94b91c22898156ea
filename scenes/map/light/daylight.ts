/** Light as linear RGB from 0 to about 1. */
type Light = readonly [r: number, g: number, b: number]

/** The light of a moment. */
export type Daylight = {
  /** Direct sunlight; black when the sun is down. */
  sun: Light
  /** Light from the sky, on surfaces that face up, and from the ground, on those that face down. */
  sky: Light
  bounce: Light
  /** The haze that hides distant parts, and the background behind the model. */
  haze: Light
  /** How strongly windows are lit, 0 to 1. */
  windows: number
}

type Moment = Daylight & { altitude: number }

/** It is never black: at night the model has the light of the blue hour. */
const MOMENTS: readonly Moment[] = [
  {
    altitude: -12,
    sun: [0, 0, 0],
    sky: [0.115, 0.175, 0.235],
    bounce: [0.05, 0.07, 0.085],
    haze: [0.075, 0.135, 0.17],
    windows: 1,
  },
  {
    altitude: -5,
    sun: [0, 0, 0],
    sky: [0.2, 0.255, 0.37],
    bounce: [0.1, 0.1, 0.12],
    haze: [0.26, 0.29, 0.38],
    windows: 1,
  },
  {
    altitude: -1,
    sun: [0.12, 0.05, 0.03],
    sky: [0.45, 0.44, 0.5],
    bounce: [0.24, 0.19, 0.17],
    haze: [0.6, 0.485, 0.44],
    windows: 0.85,
  },
  {
    altitude: 4,
    sun: [1.58, 0.82, 0.34],
    sky: [0.62, 0.57, 0.62],
    bounce: [0.44, 0.31, 0.22],
    haze: [0.95, 0.71, 0.54],
    windows: 0.4,
  },
  {
    altitude: 12,
    sun: [1.8, 1.06, 0.5],
    sky: [0.72, 0.71, 0.75],
    bounce: [0.56, 0.42, 0.3],
    haze: [0.98, 0.83, 0.68],
    windows: 0,
  },
  {
    altitude: 32,
    sun: [0.9, 0.79, 0.62],
    sky: [0.52, 0.55, 0.585],
    bounce: [0.44, 0.41, 0.37],
    haze: [0.955, 0.921, 0.855],
    windows: 0,
  },
  {
    altitude: 65,
    sun: [0.62, 0.57, 0.48],
    sky: [0.52, 0.545, 0.575],
    bounce: [0.46, 0.43, 0.39],
    haze: [0.955, 0.921, 0.855],
    windows: 0,
  },
]

/** The light for an altitude of the sun in degrees, interpolated between fixed moments. */
export function daylightAt(altitude: number): Daylight {
  const next = MOMENTS.findIndex((moment) => moment.altitude >= altitude)
  const after = MOMENTS.at(next) as Moment
  const before = next > 0 ? (MOMENTS[next - 1] ?? after) : after
  const way = after.altitude - before.altitude
  const share = way > 0 ? Math.min(1, (altitude - before.altitude) / way) : 0
  const mix = (a: number, b: number) => a + (b - a) * share
  const blend = (a: Light, b: Light): Light => [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])]
  return {
    sun: blend(before.sun, after.sun),
    sky: blend(before.sky, after.sky),
    bounce: blend(before.bounce, after.bounce),
    haze: blend(before.haze, after.haze),
    windows: mix(before.windows, after.windows),
  }
}
