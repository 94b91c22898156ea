import { classNames } from '@belvedere/ui/class-names.ts'
import type { Box } from '@belvedere/ui/sizes.ts'
import { BareOrnament } from '@belvedere/ui/themes/slots/bare-ornament.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import base from './hero.module.css'
import { HeroHead, type HeroProps } from './hero-head.tsx'
import s from './inline.module.css'
import { Subtitle } from './subtitle.tsx'

const PLAIN: Box[] = [
  { width: 96, ratio: 4 / 3 },
  { from: 1024, width: 66, ratio: 16 / 10 },
]
const STRIP: Box[] = [
  { width: 100, ratio: 1.63 },
  { from: 1024, width: 100, ratio: 100 / 34 },
]

/**
 * The hero on the page's background: its picture is beside the subtitle, in a strip below, or
 * missing.
 */
export function Inline({ isSlim, ...hero }: HeroProps & { isSlim: boolean }) {
  const words = useWords().blocks
  const { shown, place } = hero
  const isPlain = shown !== null && !isSlim
  const figure = shown && <Figure shown={shown} isSlim={isSlim} isOpening={place.isFirst} />
  return (
    <section
      className={classNames(
        'block block--flush',
        base.hero,
        isPlain ? s.plain : s.slim,
        !shown && s.bare,
      )}
      data-opening=""
      {...blockName(place, hero, words.opening)}
    >
      <div className={classNames('grid', s.body)}>
        <HeroHead {...hero} className={s.head} titleClassName={s.title} />
        <Subtitle {...hero} className={s.subtitle} />
        {isPlain && figure}
      </div>
      {isSlim && figure}
      {!shown && <BareOrnament />}
    </section>
  )
}

type FigureProps = { shown: ShownMedia; isSlim: boolean; isOpening: boolean }

/** The box is always landscape; the portrait crop would lose two thirds of the picture. */
function Figure({ shown: { film, picture }, isSlim, isOpening }: FigureProps) {
  const withoutPortrait = picture && { ...picture, portrait: null }
  const className = classNames(s.media, base.settlesWithin)
  const box = { ratio: 'fill', boxes: isSlim ? STRIP : PLAIN, className } as const
  return <Media film={film} picture={withoutPortrait} {...box} priority={isOpening} />
}
