import { useEvening } from '@belvedere/ui/themes/slots/both-words.tsx'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import { FullScreen } from './full-screen.tsx'
import { Inline } from './inline.tsx'
import { isFullScreen } from './look.ts'

/** The hero: over a full-screen picture, or on the page's background. */
export function Hero({
  media,
  look,
  noon,
  dusk,
  timeZone,
  evening: words,
  ...own
}: BlockData<typeof fragment>) {
  const shown = shownMedia(media)
  const evening = useEvening(words)
  const hero = { ...own, evening }
  if (isFullScreen({ look })) {
    const hours = { noon: pictureOf(noon), dusk: pictureOf(dusk) }
    const over = { shown, hours, timeZone, isTitleBig: look === 'big' }
    return <FullScreen {...hero} {...over} />
  }
  return <Inline {...hero} shown={shown} isSlim={look === 'slim'} />
}
