import { minutesOf } from './flight-time.ts'
import { type Place, type Vector, vectorOf } from './sphere.ts'

/** An airport, and the row with its flight time. */
export type AirportRow = {
  row: HTMLElement
  airport: Vector
  time: string
  /** Null if the time is missing or written in an unknown way. */
  minutes: number | null
}

export type CommunityCard = { card: HTMLElement; place: Place }

/** The parts of the block that the globe uses, and their data about places. */
export type GlobeParts = {
  stage: HTMLElement
  still: SVGElement
  /** The point that the globe shows first. */
  centre: Place
  property: Vector | null
  airports: readonly AirportRow[]
  communities: readonly CommunityCard[]
}

/** Reads the block; null if it has no globe. */
export function readGlobe(root: HTMLElement): GlobeParts | null {
  const stage = root.querySelector<HTMLElement>('[data-globe]')
  const still = stage?.querySelector('svg')
  const [centre, property] = (stage?.dataset.globe ?? '').split(';').map(placeOf)
  if (!stage || !still || !centre) return null

  const all = (name: string) => root.querySelectorAll<HTMLElement>(`[data-${name}]`)
  return {
    stage,
    still,
    centre,
    property: property ? vectorOf(property) : null,
    airports: Array.from(all('airport')).flatMap((row) => airportOf(row) ?? []),
    communities: Array.from(all('community')).flatMap((card) => {
      const place = placeOf(card.dataset.community)
      return place ? [{ card, place }] : []
    }),
  }
}

function airportOf(row: HTMLElement): AirportRow | null {
  const place = placeOf(row.dataset.airport)
  if (!place) return null
  const time = row.querySelector('dd')?.textContent ?? ''
  return { row, airport: vectorOf(place), time, minutes: minutesOf(time) }
}

/** A place from "latitude longitude". */
function placeOf(text: string | undefined): Place | null {
  const [lat, lng] = (text ?? '').split(' ').filter(Boolean).map(Number)
  return lat === undefined || lng === undefined ? null : { lat, lng }
}
