import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { ShownCard } from './cards.ts'
import { cardsOf } from './cards.ts'
import s from './experiences-carousel.module.css'
import type { fragment } from './fragment.ts'

/** Cards along an arc, over a darkened picture. */
export function ExperiencesCarousel(carousel: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const { title, place } = carousel
  const cards = cardsOf(carousel.items)
  if (cards.length === 0) return null

  return (
    <section
      className={classNames('block on-media', s.carousel)}
      data-tone="dark"
      data-ground="deep"
      {...blockName(place, { title }, words.experiences)}
    >
      <Background backgroundImage={carousel.backgroundImage} />
      <div className={classNames('grid', s.head)}>
        <BlockTitle title={title} place={place} className={s.title} />
        {cards.length > 1 && <Stepper label={words.experiences} className={s.stepper} />}
      </div>
      <Strip label={words.experiences} className={s.strip}>
        {cards.map((card) => (
          <li key={card.id} className={s.item}>
            <Card card={card} />
          </li>
        ))}
      </Strip>
    </section>
  )
}

type Ground = Pick<BlockData<typeof fragment>, 'backgroundImage'>

/** Decorative: the cards have the content. */
function Background({ backgroundImage }: Ground) {
  const picture = pictureOf(backgroundImage)
  if (!picture) return null

  const sizes = coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)
  return <Image image={picture} ratio="fill" sizes={sizes} isDecorative className={s.ground} />
}

const RATIO = 3 / 4

/** One experience. Its title describes the picture. */
function Card({ card: { title, to, picture } }: { card: ShownCard }) {
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
          className={classNames('tile', s.media)}
        />
      )}
      <Display as="h3" title={title} className={s.name} />
    </Anchor>
  )
}
