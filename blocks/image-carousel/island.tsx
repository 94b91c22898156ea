import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import { useRef } from 'react'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { picturesOf } from '../parts/image/picture.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import { Arrows } from './arrows.tsx'
import type { fragment } from './fragment.ts'
import s from './image-carousel.module.css'
import { Strip } from './strip.tsx'

type Props = BlockData<typeof fragment>

/** Words above a strip of pictures that scrolls sideways by itself; scripts add the arrows. */
export function ImageCarousel(carousel: Props) {
  const { eyebrow, title, text, link, customize, place } = carousel
  const strip = useRef<HTMLUListElement>(null)
  const pictures = picturesOf(carousel.images)
  const isTold = [eyebrow, title, text].some(hasWords) || link !== null
  if (pictures.length === 0 && !isTold) return null

  const arrows = pictures.length > 1 && <Arrows strip={strip} />
  return (
    <section
      className={classNames('block', s.carousel)}
      {...chosenGround(customize)}
      {...blockName(place, { title, eyebrow }, 'Pictures')}
    >
      <div className={classNames('grid', s.top)}>
        <Words {...carousel} />
        <Aside {...carousel} arrows={arrows} />
      </div>
      {pictures.length > 0 && <Strip ref={strip} pictures={pictures} />}
    </section>
  )
}

function Words({ eyebrow, title, place }: Props) {
  if (!hasWords(eyebrow) && !hasWords(title)) return null

  return (
    <div className={s.words}>
      <Eyebrow text={eyebrow} hour={place.hour} />
      <BlockTitle title={title} place={place} className={s.title} />
    </div>
  )
}

function Aside({ text, link, arrows }: Props & { arrows: React.ReactNode }) {
  if (!hasWords(text) && !link && !arrows) return null

  return (
    <div className={s.aside}>
      <Text text={text} />
      {(link || arrows) && (
        <div className={s.controls}>
          {link && <TextLink to={link.to} label={link.label} />}
          {arrows}
        </div>
      )}
    </div>
  )
}

export { ImageCarousel as Island }
