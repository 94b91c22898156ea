import type { Place } from './sphere.ts'

/** The view is limited so that no pole is seen from above, where east and west swap sides. */
const STEEPEST = 72
const TURN_MS = 1200
/** A globe turned by less than this per ms is at rest, in degrees. */
const STILL = 0.004
/** Speed is measured over this time before the globe is released. */
const MEASURED_MS = 80

type Axis = keyof Place
type Pull = Place & { time: number }
type State = { place: Place; speed: Place; isOver: boolean }
type Motion = (time: number) => State

const AT_REST: Place = { lat: 0, lng: 0 }

export type Turner = ReturnType<typeof createTurner>

/**
 * The orientation of a globe: eased to a place, dragged by hand, and rolling on when released.
 * Times are in ms.
 */
export function createTurner(start: Place) {
  let centre = start
  let speed = AT_REST
  let motion: Motion | undefined
  let elapsed = 0
  let pulls: Pull[] = []

  const stop = () => {
    motion = undefined
    speed = AT_REST
  }
  const begin = (next: Motion) => {
    motion = next
    elapsed = 0
  }
  return {
    centre: () => centre,
    isMoving: () => motion !== undefined,
    /** Turns to a place the shorter way around, starting at the current speed. */
    turnTo: (place: Place) => begin(easing(centre, speed, place)),
    /** Stops the globe for dragging. */
    hold() {
      stop()
      pulls = []
    },
    /** Turns by hand, at once. */
    pull({ lat, lng }: Place, time: number) {
      centre = { lat: steep(centre.lat + lat), lng: centre.lng + lng }
      pulls = [...pulls.filter((pull) => time - pull.time < MEASURED_MS), { lat, lng, time }]
    },
    /** Releases the globe, which rolls on at the speed of the last drags. */
    letGo(time: number) {
      const last = pulls.filter((pull) => time - pull.time < MEASURED_MS)
      const mean = (axis: Axis) => last.reduce((sum, pull) => sum + pull[axis], 0) / MEASURED_MS
      begin(rolling(centre, { lat: mean('lat'), lng: mean('lng') }))
    },
    advance(ms: number) {
      if (!motion) return
      elapsed += ms
      const now = motion(elapsed)
      centre = { ...now.place, lat: steep(now.place.lat) }
      speed = now.speed
      if (now.isOver) stop()
    },
  }
}

function easing(from: Place, speed: Place, place: Place): Motion {
  const around = (((place.lng - from.lng) % 360) + 540) % 360
  const to = { lat: steep(place.lat), lng: from.lng + around - 180 }
  return (time) => {
    const along = (axis: Axis) =>
      moveAt({ from: from[axis], to: to[axis], speed: speed[axis], duration: TURN_MS }, time)
    const [lat, lng] = [along('lat'), along('lng')]
    return {
      place: { lat: lat.at, lng: lng.at },
      speed: { lat: lat.speed, lng: lng.speed },
      isOver: time >= TURN_MS,
    }
  }
}

function rolling(from: Place, speed: Place): Motion {
  return (time) => {
    const [way, left] = [rolled(time), speedLeft(time)]
    const now = { lat: speed.lat * left, lng: speed.lng * left }
    return {
      place: { lat: from.lat + speed.lat * way, lng: from.lng + speed.lng * way },
      speed: now,
      isOver: Math.hypot(now.lat, now.lng) < STILL,
    }
  }
}

function steep(lat: number) {
  return Math.min(STEEPEST, Math.max(-STEEPEST, lat))
}

/** A movement along one axis, from rest or from the speed it already has to rest. */
type Move = { from: number; to: number; speed: number; duration: number }

/**
 * Where a movement is after a time, and how fast. It starts with `speed`, ends at rest, and changes
 * speed gently: the quintic with the least jerk.
 */
function moveAt({ from, to, speed, duration }: Move, time: number) {
  const t = Math.min(1, time / duration)
  const [way, start] = [to - from, speed * duration]
  const [c3, c4, c5] = [10 * way - 6 * start, 8 * start - 15 * way, 6 * way - 3 * start]
  return {
    at: from + start * t + c3 * t ** 3 + c4 * t ** 4 + c5 * t ** 5,
    speed: (start + 3 * c3 * t ** 2 + 4 * c4 * t ** 3 + 5 * c5 * t ** 4) / duration,
  }
}

/** The distance that a globe released at a speed of 1 per ms has turned after a time in ms. */
function rolled(time: number): number {
  return ROLLS_MS * (1 - Math.exp(-time / ROLLS_MS))
}

/** The share of the speed at release that is left after a time in ms. */
function speedLeft(time: number): number {
  return Math.exp(-time / ROLLS_MS)
}

/** The time after which a share of 1/e of the speed is left. */
const ROLLS_MS = 420
