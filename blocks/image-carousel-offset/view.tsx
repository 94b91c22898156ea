import { longTexts } from '@belvedere/kit/long-texts.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { pickedGround } from '@belvedere/ui/ground-palette.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { picturesOf } from '../parts/image/picture.ts'
import { Controls } from '../parts/pictures/controls.tsx'
import { PictureStrip } from '../parts/pictures/picture-strip.tsx'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './image-carousel-offset.module.css'

type Props = BlockData<typeof fragment>

/** The default background colour. */
const SAND = 'sand'

/** Longer titles are set one size smaller: the column is narrow. */
const LONG = longTexts['image_carousel_offset.title']

/**
 * Text in a third of the page, beside a strip of pictures of different sizes, every second one
 * lowered.
 */
export function ImageCarouselOffset(carousel: Props) {
  const words = useWords().blocks
  const { label, title, text, link, customize, place } = carousel
  const pictures = picturesOf(carousel.images)
  const hasText = [label, title, text].some(hasWords) || link !== null
  if (pictures.length === 0 && !hasText) return null

  return (
    <section
      className={classNames('block', s.carousel, !hasText && s.pictureOnly)}
      {...pickedGround(customize?.background?.color?.hex || SAND)}
      {...blockName(place, { title, eyebrow: label }, words.pictures)}
    >
      <div className={s.row}>
        {hasText && <TextColumn {...carousel} hasArrows={pictures.length > 1} />}
        {pictures.length > 0 && (
          <PictureStrip
            pictures={pictures}
            layoutOf={pictures.length === 1 ? singleLayout : layoutOf}
            className={s.strip}
          />
        )}
      </div>
    </section>
  )
}

function TextColumn({
  label,
  title,
  text,
  link,
  place,
  hasArrows,
}: Props & { hasArrows: boolean }) {
  return (
    <div className={s.words}>
      <Eyebrow text={label} />
      <BlockTitle title={title} place={place} className={step(title)} />
      <Prose html={text} />
      <Controls {...{ link, hasArrows }} className={s.controls} stepperClassName={s.stepper} />
    </div>
  )
}

function step(title: string | null) {
  return isLong(title, LONG) ? s.d3 : s.d2
}

const RATIOS = [3 / 4, 1, 4 / 5, 4 / 3]

/** Ratios alternate, and every second picture is smaller. */
function layoutOf({ responsiveImage }: Picture, index: number) {
  const ratio = RATIOS[index % RATIOS.length] ?? 1
  const isSmall = index % 2 === 1
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: isSmall ? 41 : 52, ratio },
    { from: 650, width: isSmall ? 20 : 25, ratio },
    { from: 1024, width: isSmall ? 17 : 25, ratio },
  ])
  return { ratio, sizes }
}

/** A single picture is as wide as two. */
function singleLayout({ responsiveImage }: Picture) {
  const ratio = 4 / 5
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: 92, ratio },
    { from: 650, width: 36, ratio },
  ])
  return { ratio, sizes }
}
