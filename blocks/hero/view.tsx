import type { BlockData } from '../kind.ts'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import { FullScreen } from './full-screen.tsx'
import { Inline } from './inline.tsx'

/** The hero: over a full-screen picture, or on the page's background. */
export function Hero({
  media,
  isTitleBig,
  isOverMedia,
  isSlim,
  ...hero
}: BlockData<typeof fragment>) {
  const shown = shownMedia(media)
  if (isTitleBig || isOverMedia) {
    return <FullScreen {...hero} shown={shown} isTitleBig={isTitleBig === true} />
  }
  return <Inline {...hero} shown={shown} isSlim={isSlim === true} />
}
