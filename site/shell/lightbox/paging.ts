import { closeLightbox, openLightbox } from '../../browser/store/actions.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import type { Ends } from './swipe-maths.ts'

export type Paging = ReturnType<typeof createPaging>

/** Pages through the list in the store; it does not wrap around. */
export function createPaging(store: SiteStore) {
  const read = () => store.getState().lightbox
  const to = (index: number) => {
    const { isOpen, media } = read()
    if (isOpen) openLightbox(store, media, index)
  }
  return {
    to,
    by: (step: number) => to(read().index + step),
    toLast: () => to(read().media.length - 1),
    ends: (): Ends => {
      const { index, media } = read()
      return { isFirst: index === 0, isLast: index === media.length - 1 }
    },
    close: () => closeLightbox(store),
  }
}
