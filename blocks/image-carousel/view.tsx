import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { picturesOf } from '../parts/image/picture.ts'
import { Controls } from '../parts/pictures/controls.tsx'
import { PictureStrip } from '../parts/pictures/picture-strip.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './image-carousel.module.css'

type Props = BlockData<typeof fragment>

/** Text above a strip of pictures of equal height. */
export function ImageCarousel(carousel: Props) {
  const words = useWords().blocks
  const { eyebrow, title, text, link, customize, place } = carousel
  const pictures = picturesOf(carousel.images)
  const hasText = [eyebrow, title, text].some(hasWords) || link !== null
  if (pictures.length === 0 && !hasText) return null

  return (
    <section
      className={classNames('block', s.carousel)}
      {...chosenGround(customize)}
      {...blockName(place, { title, eyebrow }, words.pictures)}
    >
      <div className={classNames('grid', s.top)}>
        <TextColumn {...carousel} />
        <Aside {...carousel} hasArrows={pictures.length > 1} />
      </div>
      {pictures.length > 0 && (
        <PictureStrip pictures={pictures} layoutOf={layoutOf} className={s.strip} />
      )}
    </section>
  )
}

function TextColumn({ eyebrow, title, place }: Props) {
  if (!hasWords(eyebrow) && !hasWords(title)) return null

  return (
    <div className={s.words}>
      <Eyebrow text={eyebrow} />
      <BlockTitle title={title} place={place} className={s.title} />
    </div>
  )
}

function Aside({ text, link, hasArrows }: Props & { hasArrows: boolean }) {
  if (!hasWords(text) && !link && !hasArrows) return null

  return (
    <div className={s.aside}>
      <Prose html={text} />
      <Controls {...{ link, hasArrows }} className={s.controls} stepperClassName={s.stepper} />
    </div>
  )
}

const WIDE = 3 / 2
const TALL = 4 / 5
const HEIGHT = 40

/** Pictures have a common height; every third is portrait, on phones all are. */
function layoutOf({ responsiveImage }: Picture, index: number) {
  const ratio = index % 3 === 1 ? TALL : WIDE
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: 78, ratio: TALL },
    { from: 650, width: HEIGHT * ratio, ratio },
  ])
  return { ratio, sizes, className: s.media }
}
