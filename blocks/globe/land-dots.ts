import { countIn, latOf, lngOf, unpackRow } from './dot-grid.ts'
import { LAND } from './land.ts'
import { vectorOf } from './sphere.ts'

/** The dots of the land on the unit sphere: x, y and z in turn. */
export function landDots(): Float32Array {
  const rows = LAND.slice(1, -1).split('\n')
  return new Float32Array(rows.flatMap(dotsOf))
}

function dotsOf(packed: string, row: number) {
  const [lat, count] = [latOf(row), countIn(row)]
  return unpackRow(packed).flatMap((at) => {
    const { x, y, z } = vectorOf({ lat, lng: lngOf(at, count) })
    return [x, y, z]
  })
}
