import type { BlockData } from '../kind.ts'
import { shownOf } from '../parts/media-item/shown.ts'
import type { fragment } from './fragment.ts'
import { FullScreen } from './full-screen.tsx'
import { OnChalk } from './on-chalk.tsx'

/** The opening of a page: over a full-screen picture, or on chalk with the picture below. */
export function Hero({
  media,
  isTitleBig,
  isOverMedia,
  isSlim,
  ...words
}: BlockData<typeof fragment>) {
  const shown = shownOf(media)
  if (isTitleBig || isOverMedia) {
    return <FullScreen {...words} shown={shown} isTitleBig={isTitleBig === true} />
  }
  return <OnChalk {...words} shown={shown} isSlim={isSlim === true} />
}
