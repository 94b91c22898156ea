import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import { scrimsOf } from '@belvedere/ui/shadow.ts'
import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import s from './hero.module.css'
import { HeroHead, type HeroProps, isTooLong } from './hero-head.tsx'

/** Position of the sun on the arc: above the title's first word. */
const SUN_ABOVE_TITLE = 0.3

/**
 * The full-screen hero, its text over the picture. A long title gets no arc: its sun would overlap
 * the letters.
 */
export function FullScreen({ isTitleBig, ...hero }: HeroProps & { isTitleBig: boolean }) {
  const { shown, place } = hero
  const end = `after-${place.id}`
  const isLongTitle = isTooLong(hero.title, isTitleBig)
  return (
    <>
      <section
        className={classNames(
          'block block--flush on-media',
          s.hero,
          s.full,
          isTitleBig && s.big,
          isLongTitle && s.deep,
        )}
        data-tone="dark"
        style={scrimsOf(shown?.picture?.responsiveImage.bgColor)}
        data-over-media=""
        data-opening=""
        {...blockName(place, hero, 'Opening')}
      >
        {shown && <Background shown={shown} isOpening={place.isFirst} />}
        <div className={classNames('grid', s.body)}>
          {shown && <div className={s.scrim} />}
          <HeroHead {...hero} isBig={isTitleBig} />
          <div className={s.foot}>
            {!isLongTitle && <BigArc hour={SUN_ABOVE_TITLE} className={s.arc} />}
            <Text text={hero.subtitle} reveal="words" className={s.subtitle} />
            <a className={s.cue} href={`#${end}`}>
              <span>Scroll</span>
              <DownIcon />
            </a>
          </div>
        </div>
      </section>
      <span id={end} />
    </>
  )
}

function Background({ shown, isOpening }: { shown: ShownMedia; isOpening: boolean }) {
  const box = { ratio: 'fill', boxes: FULL_SCREEN, className: s.media } as const
  return <Media {...shown} {...box} priority={isOpening} isUnderText />
}
