import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { type Shown, shownOf } from '../parts/media-item/shown.ts'
import type { fragment } from './fragment.ts'

type Delivered = ResultOf<typeof fragment>['tabs'][number]

/** A picture or film of the gallery, and the words that bring it up. */
export type Tab = Shown & { id: string; label: string }

/** The tabs that have something to show. One without a label goes by the title of its picture. */
export function tabsOf(tabs: Delivered[]): Tab[] {
  return tabs
    .flatMap(({ id, label, media }) => {
      const shown = shownOf(media)
      return shown ? [{ ...shown, id, label: [label, shown.picture?.title].find(hasWords) }] : []
    })
    .map((tab, index) => ({ ...tab, label: tab.label ?? `Picture ${index + 1}` }))
}
