import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { Media } from '../parts/media-item/media.tsx'
import type { Shown } from '../parts/media-item/shown.ts'
import { blockName } from '../parts/text/name.ts'
import s from './hero.module.css'
import { HeroHead, type HeroWords, isTooLong } from './words.tsx'

/** Where the sun of the large arc stands: above the title's first word, whatever the hour. */
const SUN_ABOVE_TITLE = 0.3

/**
 * The hero that fills the first view, its words on the picture. A long title climbs past the arc:
 * there is none then, for its sun would stand among the letters.
 */
export function FullScreen({ isTitleBig, ...words }: HeroWords & { isTitleBig: boolean }) {
  const { shown, place } = words
  const end = `after-${place.id}`
  const isDeep = isTooLong(words.title, isTitleBig)
  return (
    <>
      <section
        className={classNames(
          'block block--flush on-media',
          s.hero,
          s.full,
          isTitleBig && s.big,
          isDeep && s.deep,
        )}
        data-tone="dark"
        data-over-media=""
        data-opening=""
        {...blockName(place, words, 'Opening')}
      >
        {shown && <Background shown={shown} isOpening={place.isFirst} />}
        <div className={classNames('grid', s.body)}>
          {shown && <div className={s.scrim} />}
          <HeroHead {...words} isBig={isTitleBig} />
          <div className={s.foot}>
            {!isDeep && <BigArc hour={SUN_ABOVE_TITLE} className={s.arc} />}
            <Text text={words.subtitle} reveal="words" className={s.subtitle} />
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

function Background({ shown, isOpening }: { shown: Shown; isOpening: boolean }) {
  const box = { ratio: 'fill', boxes: FULL_SCREEN, className: s.media } as const
  return <Media {...shown} {...box} priority={isOpening} isUnderWords />
}
