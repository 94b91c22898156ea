import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'

type DeliveredPanel = BlockData<typeof fragment>['media'][number]

/** A panel with a picture, text, or both. */
export type ShownPanel = {
  id: string
  title: string | null
  picture: Picture | null
  to: string | null
}

/** The panels that have a picture or text. */
export function panelsOf(media: DeliveredPanel[]): ShownPanel[] {
  return media.flatMap(({ id, title, image, link }) => {
    const picture = pictureOf(image)
    const words = [title, link?.label].find(hasWords) ?? null
    return picture || words ? [{ id, title: words, picture, to: link?.to ?? null }] : []
  })
}
