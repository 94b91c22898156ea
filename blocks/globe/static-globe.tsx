import s from './globe.module.css'
import { centreOf, type Ellipse, meridian, type Place, parallel, project } from './sphere.ts'

const PARALLELS = [-60, -30, 0, 30, 60]
const MERIDIANS = [0, 30, 60, 90, 120, 150]
const RADIUS = 290

/** The globe is tilted by this many degrees, so that the airports are above its centre. */
const TILT = 24

type Props = { airports: Place[]; communities: Place[] }

/**
 * A static globe, turned to the airports. The lists have the same content as text. The land is
 * large: the behaviour loads and draws it when the globe is near the viewport.
 */
export function StaticGlobe({ airports, communities }: Props) {
  const middle = centreOf(airports) ?? centreOf(communities)
  if (!middle) return null

  const centre = { lat: Math.max(middle.lat - TILT, -60), lng: middle.lng }
  const communityDots = dots(communities, centre)
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
        <ellipse key={lat} className={s.line} {...ellipseProps(parallel(lat, centre))} />
      ))}
      {MERIDIANS.map((lng) => (
        <ellipse key={lng} className={s.line} {...ellipseProps(meridian(lng, centre))} />
      ))}
      <path className={s.ring} d={communityDots} />
      <path className={s.hole} d={communityDots} />
      <path className={s.dot} d={dots(airports, centre)} />
    </svg>
  )
}

function ellipseProps({ cx, cy, rx, ry, angle }: Ellipse) {
  const transform = angle === 0 ? undefined : `rotate(${tenths(angle)})`
  return { cx: scaled(cx), cy: scaled(cy), rx: scaled(rx), ry: scaled(ry), transform }
}

/** The visible places as zero-length lines; their round caps are the dots. */
function dots(places: Place[], centre: Place) {
  const visible = places.map((place) => project(place, centre)).filter(({ z }) => z > 0)
  return visible.map(({ x, y }) => `M${scaled(x)} ${scaled(-y)}h0`).join('')
}

const scaled = (share: number) => tenths(share * RADIUS)
const tenths = (number: number) => Math.round(number * 10) / 10
