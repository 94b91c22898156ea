import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import type { Box } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { Media } from '../parts/media-item/media.tsx'
import type { Shown } from '../parts/media-item/shown.ts'
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
  const { shown, place, subtitle } = words
  const isPlain = shown !== null && !isSlim
  const figure = shown && <Figure shown={shown} isSlim={isSlim} isOpening={place.isFirst} />
  return (
    <section
      className={classNames(
        'block block--flush',
        s.hero,
        isPlain ? s.plain : s.slim,
        !shown && s.bare,
      )}
      data-opening=""
      {...blockName(place, words, 'Opening')}
    >
      <div className={classNames('grid', s.body)}>
        <HeroHead {...words} />
        <Text text={subtitle} reveal="words" className={s.subtitle} />
        {isPlain && figure}
      </div>
      {isSlim && figure}
      {!shown && <BigArc hour={MORNING} className={s.arc} />}
    </section>
  )
}

type FigureProps = { shown: Shown; isSlim: boolean; isOpening: boolean }

/** The box lies on its side on every screen: the upright crop would show a third of the picture. */
function Figure({ shown: { film, picture }, isSlim, isOpening }: FigureProps) {
  const whole = picture && { ...picture, portrait: null }
  const box = { ratio: 'fill', boxes: isSlim ? STRIP : PLAIN, className: s.media } as const
  return <Media film={film} picture={whole} {...box} priority={isOpening} />
}
