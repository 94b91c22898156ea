import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import type { ShownCard } from './cards.ts'
import s from './experiences-carousel.module.css'

const RATIO = 3 / 4

/** One experience. Its title describes the picture. */
export function Card({ card: { title, to, picture } }: { card: ShownCard }) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? RATIO, [
    { width: 60, ratio: RATIO },
    { from: 650, width: 30, ratio: RATIO },
    { from: 1024, width: 23, ratio: RATIO },
  ])
  return (
    <Anchor to={to} className={s.card}>
      {picture && (
        <Image
          image={picture}
          ratio={RATIO}
          sizes={sizes}
          isDecorative
          className={classNames('rising', s.media)}
        />
      )}
      <Display as="h3" title={title} className={s.name} />
    </Anchor>
  )
}
