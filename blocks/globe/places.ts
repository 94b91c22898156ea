import type { Place } from './sphere.ts'

type Coordinates = { lat: number | null; lng: number | null }

/** The place, if both coordinates are known. */
export function placeOf({ lat, lng }: Coordinates): Place | null {
  return lat === null || lng === null ? null : { lat, lng }
}

/** A place as `readGlobe` reads it; undefined if it is unknown. */
export function coordinatesOf(coordinates: Coordinates): string | undefined {
  const place = placeOf(coordinates)
  return place ? `${tenths(place.lat)} ${tenths(place.lng)}` : undefined
}

/** A tenth of a degree is a pixel on the globe. */
const tenths = (degrees: number) => Math.round(degrees * 10) / 10
