import { useWords } from '@belvedere/ui/use-words.ts'
import { cubicPath } from './cubic-path.ts'
import { flightPath } from './flight-path.ts'
import s from './globe.module.css'
import { HALF, RADIUS } from './measures.ts'
import { centreOf, type Place, turnTo, type Vector, vectorOf } from './sphere.ts'

/** The globe is tilted by this many degrees, so that the airports are above its centre. */
const TILT = 15
/** And turned, so that they are left of it: on wide screens the page's edge cuts the globe. */
const ASIDE = 9

type Turn = (point: Vector) => Vector
type Props = { property: Place | null; airports: Place[]; communities: Place[] }

/**
 * A globe that stands still, turned to the property and its airports. The lists have the same
 * content as text. Its land comes with the script.
 */
export function StaticGlobe({ property, airports, communities }: Props) {
  const { turnGlobe, west, east, north, south } = useWords().blocks
  const middle = centreOf(property ? [property, ...airports] : airports) ?? centreOf(communities)
  if (!middle) return null

  const centre = { lat: Math.max(middle.lat - TILT, -60), lng: middle.lng + ASIDE }
  const turn = turnTo(centre)
  const rings = dots(communities, turn)
  const arcs = property ? flights(property, airports, turn) : ''
  return (
    <div
      className={s.stage}
      data-globe={encodePlaces(property ? [centre, property] : [centre])}
      data-say={JSON.stringify([turnGlobe, west, east, north, south])}
    >
      <svg className={s.still} viewBox={BOX} aria-hidden="true">
        <circle className={s.sea} r={RADIUS} data-part="sea" />
        <path className={s.land} data-part="land" />
        <path className={s.ring} d={rings} data-part="rings" />
        <path className={s.hole} d={rings} data-part="holes" />
        <path className={s.arc} d={arcs} data-part="arcs" />
        <path className={s.airport} d={dots(airports, turn)} data-part="airports" />
        {property && <Sun at={turn(vectorOf(property))} />}
      </svg>
    </div>
  )
}

const BOX = `${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`

function Sun({ at: { x, y, z } }: { at: Vector }) {
  if (z <= 0) return null
  return (
    <g className={s.sun} transform={`translate(${scaled(x)} ${scaled(-y)})`}>
      <circle r="15" />
      <circle r="9" />
      <circle className={s.core} r="4" />
    </g>
  )
}

function flights(property: Place, airports: Place[], turn: Turn) {
  const home = vectorOf(property)
  const path = (airport: Place) => cubicPath(flightPath(home, vectorOf(airport)), turn, RADIUS)
  return airports.map(path).join('')
}

/** The visible places as lines without length; their round caps are the dots. */
function dots(places: Place[], turn: Turn) {
  const visible = places.map((place) => turn(vectorOf(place))).filter(({ z }) => z > 0)
  return visible.map(({ x, y }) => `M${scaled(x)} ${scaled(-y)}h0`).join('')
}

/** Places as `readGlobe` reads them. */
function encodePlaces(places: Place[]) {
  return places.map(({ lat, lng }) => `${tenths(lat)} ${tenths(lng)}`).join(';')
}

const scaled = (share: number) => tenths(share * RADIUS)
const tenths = (number: number) => Math.round(number * 10) / 10
