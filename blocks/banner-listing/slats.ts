import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'

type Delivered = BlockData<typeof fragment>['media'][number]

/** One slat as it is shown: a picture, words, or both. */
export type ShownSlat = {
  id: string
  title: string | null
  picture: Picture | null
  to: string | null
}

/** The slats that have something to show. */
export function slatsOf(media: Delivered[]): ShownSlat[] {
  return media.flatMap(({ id, title, image, link }) => {
    const picture = pictureOf(image)
    const words = [title, link?.label].find(hasWords) ?? null
    return picture || words ? [{ id, title: words, picture, to: link?.to ?? null }] : []
  })
}
