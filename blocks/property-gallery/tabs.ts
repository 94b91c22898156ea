import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'

type DeliveredTab = ResultOf<typeof fragment>['tabs'][number]

/** A picture or video of the gallery, with the label of its tab. */
export type Tab = ShownMedia & { id: string; label: string }

/** The tabs that have something to show. The picture's title is the default label, then its number. */
export function tabsOf(tabs: DeliveredTab[], nameOf: (number: number) => string): Tab[] {
  return tabs
    .flatMap(({ id, label, media }) => {
      const shown = shownMedia(media)
      return shown ? [{ ...shown, id, label: [label, shown.picture?.title].find(hasWords) }] : []
    })
    .map((tab, index) => ({ ...tab, label: tab.label ?? nameOf(index + 1) }))
}
