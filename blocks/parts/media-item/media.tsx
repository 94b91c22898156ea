import { Film } from '@belvedere/ui/film.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Ratio } from '@belvedere/ui/picture.ts'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import type { Shown } from './shown.ts'

type Props = Shown & { ratio: Ratio; boxes: Box[]; className?: string }

/** What a film is taken to be where nothing tells its shape. */
const WIDE = 16 / 9

/**
 * A picture, or a film that plays while it is in view. Kinds that use it have a `behaviour.ts` that
 * attaches `playFilms`; without it the film waits behind its still.
 */
export function Media({ film, picture, ratio, boxes, className }: Props) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? WIDE, boxes)
  const shown = { ratio, sizes, className }
  if (film) return <Film film={film} picture={picture} plays="in-view" {...shown} />
  return picture && <Image image={picture} {...shown} />
}
