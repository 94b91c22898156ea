import { type Ids, idOf } from './ids.ts'
import type { Property } from './property.ts'

const TITLES = [
  ...(['noto-serif-display', 'bodoni-moda', 'cormorant-garamond', 'fraunces'] as const),
  ...(['newsreader', 'outfit'] as const),
]
const TEXT = [
  ...(['instrument-sans', 'dm-sans', 'figtree', 'inter', 'literata', 'work-sans'] as const),
]

/** The brand of a property as the studio saves it. */
export function brandData({ copy }: Property, ids: Ids) {
  const { wordmark, mark, errorPicture, titles, text, ...brand } = copy.brand
  return {
    ...brand,
    _status: 'published' as const,
    titles: { face: TITLES.find((face) => face === titles.face) },
    text: { face: TEXT.find((face) => face === text.face) },
    ...(wordmark && { wordmark: idOf(ids, 'media', wordmark) }),
    ...(errorPicture && { errorPicture: idOf(ids, 'media', errorPicture) }),
    ...(mark && { mark: idOf(ids, 'media', mark) }),
  }
}
