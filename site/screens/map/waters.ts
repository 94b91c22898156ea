import { hasWords } from '@belvedere/ui/words.ts'
import type { MapRecord } from '../../content/screen-queries.ts'
import type { Point } from './places.ts'

/** A name on the plan without a link: a water, a hill, a bay. */
export type Water = Point & { id: string; name: string }

/** The names of the plan; half-filled ones are left out. */
export function watersOf(waters: MapRecord['waters']): Water[] {
  return waters.flatMap(({ name, x, y }, index) => {
    if (!hasWords(name) || x === null || y === null) return []
    return [{ id: `${index}-${name}`, name, x, y }]
  })
}
