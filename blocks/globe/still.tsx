import s from './globe.module.css'
import { type Ellipse, meridian, middleOf, type Place, parallel, project } from './sphere.ts'

const PARALLELS = [-60, -30, 0, 30, 60]
const MERIDIANS = [0, 30, 60, 90, 120, 150]
const RADIUS = 290

/** The airports stand this far above the middle, where the eye begins. */
const TILT = 24

type Props = { airports: Place[]; communities: Place[] }

/**
 * The earth as a still drawing, turned to the airports. What it shows stands in the lists as words.
 * Its land is much to send and no word: the behaviour draws it once the globe is near.
 */
export function Still({ airports, communities }: Props) {
  const middle = middleOf(airports) ?? middleOf(communities)
  if (!middle) return null

  const centre = { lat: Math.max(middle.lat - TILT, -60), lng: middle.lng }
  const houses = dots(communities, centre)
  return (
    <svg
      className={s.still}
      viewBox="-300 -300 600 600"
      data-land={`${tenths(centre.lat)} ${tenths(centre.lng)} ${RADIUS}`}
      aria-hidden="true"
    >
      <circle className={s.sea} r={RADIUS} />
      <path className={s.land} />
      {PARALLELS.map((lat) => (
        <ellipse key={lat} className={s.line} {...drawn(parallel(lat, centre))} />
      ))}
      {MERIDIANS.map((lng) => (
        <ellipse key={lng} className={s.line} {...drawn(meridian(lng, centre))} />
      ))}
      <path className={s.ring} d={houses} />
      <path className={s.hole} d={houses} />
      <path className={s.dot} d={dots(airports, centre)} />
    </svg>
  )
}

function drawn({ cx, cy, rx, ry, angle }: Ellipse) {
  const transform = angle === 0 ? undefined : `rotate(${tenths(angle)})`
  return { cx: scaled(cx), cy: scaled(cy), rx: scaled(rx), ry: scaled(ry), transform }
}

/** The places on the side that is seen, as lines of no length whose round ends are dots. */
function dots(places: Place[], centre: Place) {
  const seen = places.map((place) => project(place, centre)).filter(({ z }) => z > 0)
  return seen.map(({ x, y }) => `M${scaled(x)} ${scaled(-y)}h0`).join('')
}

const scaled = (share: number) => tenths(share * RADIUS)
const tenths = (number: number) => Math.round(number * 10) / 10
