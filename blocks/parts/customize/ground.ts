import { pickedGround } from '@belvedere/ui/ground-palette.ts'
import type { Ground } from '@belvedere/ui/palette.ts'
import type { ResultOf } from '../../graphql.ts'
import type { customizeFragment } from './fragment.ts'

/** The background colour chosen in `customize`, as attributes of the block's root. */
export function chosenGround(customize: ResultOf<typeof customizeFragment> | null): Ground {
  return pickedGround(customize?.background?.color?.hex)
}
