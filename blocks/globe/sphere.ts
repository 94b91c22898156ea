/** A place on the earth, in degrees. */
export type Place = { lat: number; lng: number }

/** A point on the unit sphere: x to the right, y up, z towards the viewer. */
type Vector = { x: number; y: number; z: number }

/** An ellipse in units of the radius; `angle` in degrees, clockwise as in SVG. */
export type Ellipse = { cx: number; cy: number; rx: number; ry: number; angle: number }

const POLE: Place = { lat: 90, lng: 0 }

/** Projects a place on a globe turned to `centre`; visible where `z` is positive. */
export function project(place: Place, centre: Place): Vector {
  const [lat, from] = [radians(place.lat), radians(centre.lat)]
  const turn = radians(place.lng - centre.lng)
  return {
    x: Math.cos(lat) * Math.sin(turn),
    y: Math.cos(from) * Math.sin(lat) - Math.sin(from) * Math.cos(lat) * Math.cos(turn),
    z: Math.sin(from) * Math.sin(lat) + Math.cos(from) * Math.cos(lat) * Math.cos(turn),
  }
}

/** The circle of a latitude, projected to an ellipse. */
export function parallel(lat: number, centre: Place): Ellipse {
  const [rx, up] = [Math.cos(radians(lat)), Math.sin(radians(lat))]
  const { y, z } = project(POLE, centre)
  return { cx: 0, cy: -up * y, rx, ry: rx * Math.abs(z), angle: 0 }
}

/** The circle through both poles at a longitude and its opposite, projected to an ellipse. */
export function meridian(lng: number, centre: Place): Ellipse {
  const [pole, side] = [project(POLE, centre), project({ lat: 0, lng }, centre)]
  const x = pole.y * side.z - pole.z * side.y
  const y = pole.z * side.x - pole.x * side.z
  const z = pole.x * side.y - pole.y * side.x
  return { cx: 0, cy: 0, rx: 1, ry: Math.abs(z), angle: 90 - degrees(Math.atan2(y, x)) }
}

/** The centre of the places; null without places, or if they are evenly spread around the globe. */
export function centreOf(places: Place[]): Place | null {
  const flat = places.map((place) => project(place, { lat: 0, lng: 0 }))
  const [x, y, z] = [
    sum(flat.map((v) => v.x)),
    sum(flat.map((v) => v.y)),
    sum(flat.map((v) => v.z)),
  ]
  const length = Math.hypot(x, y, z)
  if (length < 1e-6) return null
  return { lat: degrees(Math.asin(y / length)), lng: degrees(Math.atan2(x, z)) }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const radians = (angle: number) => (angle * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
