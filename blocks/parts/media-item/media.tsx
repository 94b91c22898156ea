import { Film } from '@belvedere/ui/film.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Ratio } from '@belvedere/ui/picture.ts'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import type { Shown } from './shown.ts'

type Props = Shown & {
  ratio: Ratio
  boxes: Box[]
  /** Only for what a page opens with. */
  priority?: boolean
  isUnderWords?: boolean
  /** It belongs to a set that the lightbox shows. */
  opens?: boolean
  className?: string
}

/** What a film is taken to be where nothing tells its shape. */
const WIDE = 16 / 9

/**
 * A picture, or a film that plays while it is in view. Kinds that use it have a `behaviour.ts` that
 * attaches `playFilms`; without it the film waits behind its still.
 */
export function Media({ film, picture, boxes, isUnderWords, ...box }: Props) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? WIDE, boxes)
  const shown = { ...box, sizes }
  if (film) return <Film {...shown} {...{ film, picture, isUnderWords }} plays="in-view" />
  return picture && <Image image={picture} {...shown} />
}
