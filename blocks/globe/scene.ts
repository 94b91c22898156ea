import { approach } from './approach.ts'
import { createFlights, type FlightFacts } from './flights.ts'
import type { Picture, ShownCommunity } from './paint.ts'
import { type Place, turnTo, type Vector, vectorOf } from './sphere.ts'
import { createTurner } from './turner.ts'

/** A community is shown a little left of the middle: the page's edge cuts the globe. */
const BESIDE: Place = { lat: -6, lng: 8 }
/** Points closer to the edge of the globe than this are hardly visible, in radii. */
const EDGE = 0.3

/** The list that is shown beside the globe. */
export type List = 'airports' | 'communities'

type Options = {
  centre: Place
  land: Float32Array
  property: Vector | null
  airports: readonly FlightFacts[]
  places: readonly Place[]
  /** Reports how many minutes a flight has been in the air; null when it is over. */
  onFly: (index: number, minutes: number | null) => void
}

export type Scene = ReturnType<typeof createScene>

/** The state of the globe, and how it moves between states. */
export function createScene({ centre, land, property, airports, places, onFly }: Options) {
  const turner = createTurner(centre)
  const communities = createCommunities(places)
  const flights = createFlights(airports, property, onFly)
  let list: List = 'airports'
  let back = 0

  const isInView = (index: number) => {
    const turn = turnTo(turner.centre())
    const ends = [airports[index]?.airport ?? null, property]
    return ends.every((end) => end === null || turn(end).z > EDGE)
  }
  const choose = (index: number | null) => {
    communities.choose(index)
    const place = index === null ? undefined : places[index]
    if (place) turner.turnTo({ lat: place.lat + BESIDE.lat, lng: place.lng + BESIDE.lng })
  }
  return {
    turner,
    choose,
    draw: flights.draw,
    /** Highlights and flies a flight, and turns to it if it is out of view; null for none. */
    light(index: number | null) {
      flights.light(index)
      if (index !== null && !isInView(index)) turner.turnTo(centre)
    },
    /** Shows a list; the flights are seen from the globe's initial view. */
    show(next: List) {
      if (next === list) return
      list = next
      if (list === 'communities') return
      choose(null)
      turner.turnTo(centre)
    },
    turnBy({ lat, lng }: Place) {
      const from = turner.centre()
      turner.turnTo({ lat: from.lat + lat, lng: from.lng + lng })
    },
    /** Advances by some ms; returns whether the animation continues. */
    advance(ms: number): boolean {
      turner.advance(ms)
      const target = Number(list === 'communities')
      back = approach(back, target, ms)
      const isBusy = [flights.advance(ms), communities.advance(ms), back !== target]
      return turner.isMoving() || isBusy.includes(true)
    },
    picture: (): Picture => ({
      centre: turner.centre(),
      land,
      property,
      flights: flights.shown,
      communities: communities.shown,
      back,
    }),
  }
}

/** The communities on the globe, of which one may be chosen. */
function createCommunities(places: readonly Place[]) {
  const shown: ShownCommunity[] = places.map((place) => ({ point: vectorOf(place), chosen: 0 }))
  let chosen: number | null = null
  return {
    shown,
    choose(index: number | null) {
      chosen = index
    },
    /** Advances by some ms; returns whether the animation continues. */
    advance(ms: number): boolean {
      const targets = shown.map((_, index) => Number(index === chosen))
      for (const [index, community] of shown.entries())
        community.chosen = approach(community.chosen, targets[index] ?? 0, ms)
      return shown.some((community, index) => community.chosen !== targets[index])
    },
  }
}
