import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import type { fragment } from './fragment.ts'

type Delivered = ResultOf<typeof fragment>['tabs'][number]

/** A picture of the gallery, and the words that bring it up. */
export type Tab = { id: string; label: string; picture: Picture }

/** The tabs that have a picture to show. One without a label goes by the title of its picture. */
export function tabsOf(tabs: Delivered[]): Tab[] {
  return tabs
    .flatMap(({ id, label, media }) => {
      const picture = stillOf(media)
      return picture ? [{ id, label: [label, picture.title].find(hasWords), picture }] : []
    })
    .map((tab, index) => ({ ...tab, label: tab.label ?? `Picture ${index + 1}` }))
}
