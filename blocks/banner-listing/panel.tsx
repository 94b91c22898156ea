import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import s from './banner-listing.module.css'
import type { ShownPanel } from './panels.ts'

/** Panels are much taller than wide: a landscape picture is sized by the panel's height. */
const BOXES: Box[] = [
  { width: 100, ratio: 16 / 9 },
  { from: 650, width: 50, ratio: 0.5 },
  { from: 1024, width: 43, ratio: 0.5 },
]

/** One panel, as a link if it has a target. Its text describes the picture. */
export function Panel({ title, picture, to }: ShownPanel) {
  const content = (
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
  if (!to) return <div className={s.panel}>{content}</div>
  return (
    <Anchor to={to} className={s.panel}>
      {content}
    </Anchor>
  )
}
