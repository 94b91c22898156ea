import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './hero.module.css'
import { HeroHead, type HeroWords } from './words.tsx'

/** Where the sun of the bare hero stands: left of the summit, clear of the subtitle. */
const MORNING = 0.22

const PLAIN: Box[] = [
  { width: 96, ratio: 4 / 3 },
  { from: 1024, width: 66, ratio: 16 / 10 },
]
const STRIP: Box[] = [
  { width: 100, ratio: 1.63 },
  { from: 1024, width: 100, ratio: 100 / 34 },
]

/** The hero on the page's own ground: picture beside the subtitle, in a strip below, or none. */
export function OnChalk({ isSlim, ...words }: HeroWords & { isSlim: boolean }) {
  const { picture, place, subtitle } = words
  const isPlain = picture !== null && !isSlim
  const shown = picture && <Shown picture={picture} isSlim={isSlim} isOpening={place.isFirst} />
  return (
    <section
      className={classNames(
        'block block--flush',
        s.hero,
        isPlain ? s.plain : s.slim,
        !picture && s.bare,
      )}
      data-opening=""
      {...blockName(place, words, 'Opening')}
    >
      <div className={classNames('grid', s.body)}>
        <HeroHead {...words} />
        <Text text={subtitle} className={s.subtitle} />
        {isPlain && shown}
      </div>
      {isSlim && shown}
      {!picture && <BigArc hour={MORNING} className={s.arc} />}
    </section>
  )
}

type ShownProps = { picture: Picture; isSlim: boolean; isOpening: boolean }

/** The box lies on its side on every screen: the upright crop would show a third of the picture. */
function Shown({ picture, isSlim, isOpening }: ShownProps) {
  const image = { ...picture, portrait: null }
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, isSlim ? STRIP : PLAIN)
  return <Image image={image} ratio="fill" sizes={sizes} priority={isOpening} className={s.media} />
}
