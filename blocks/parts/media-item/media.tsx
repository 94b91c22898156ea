import { Film } from '@belvedere/ui/film.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Ratio } from '@belvedere/ui/picture.ts'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import type { ShownMedia } from './shown-media.ts'

type Props = ShownMedia & {
  ratio: Ratio
  boxes: Box[]
  /** Loads with high priority; only at the top of a page. */
  priority?: boolean
  isUnderText?: boolean
  /** Opens in the lightbox. */
  opens?: boolean
  className?: string
}

/** The default ratio of a video without a poster. */
const WIDE = 16 / 9

/**
 * A picture, or a video that plays while in view. Kinds that use it need a `behaviour.ts` that
 * attaches `playFilms`; without it the video does not play.
 */
export function Media({ film, picture, boxes, isUnderText, ...box }: Props) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? WIDE, boxes)
  const shown = { ...box, sizes }
  if (film) return <Film {...shown} {...{ film, picture, isUnderText }} />
  return picture && <Image image={picture} {...shown} />
}
