import { closeLightbox, openLightbox } from '../../browser/store/actions.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import type { Ends } from './swipe-maths.ts'

export type Turning = ReturnType<typeof createTurning>

/** What hands and keys do with the list that the store holds. It has a beginning and an end. */
export function createTurning(store: SiteStore) {
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
