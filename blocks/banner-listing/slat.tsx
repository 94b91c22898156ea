import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import s from './banner-listing.module.css'
import type { ShownSlat } from './slats.ts'

/** A slat is far taller than wide: a landscape picture has to be as wide as its height asks for. */
const BOXES: Box[] = [
  { width: 100, ratio: 16 / 9 },
  { from: 650, width: 50, ratio: 0.5 },
  { from: 1024, width: 43, ratio: 0.5 },
]

/** One slat: a link where it leads somewhere. Its words name the picture. */
export function Slat({ title, picture, to }: ShownSlat) {
  const face = (
    <>
      {picture && (
        <Image
          image={picture}
          ratio="fill"
          sizes={coverSizes(picture.responsiveImage.aspectRatio, BOXES)}
          isDecorative={title !== null}
          className={s.media}
        />
      )}
      {title && <Display as="p" title={title} className={s.title} />}
      {to && <ArrowIcon className={s.arrow} />}
    </>
  )
  if (!to) return <div className={s.slat}>{face}</div>
  return (
    <Anchor to={to} className={s.slat}>
      {face}
    </Anchor>
  )
}
