import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
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
  const { picture, place } = words
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
        {picture && <Background picture={picture} isOpening={place.isFirst} />}
        <div className={classNames('grid', s.body)}>
          {picture && <div className={s.scrim} />}
          <HeroHead {...words} isBig={isTitleBig} />
          <div className={s.foot}>
            {!isDeep && <BigArc hour={SUN_ABOVE_TITLE} className={s.arc} />}
            <Text text={words.subtitle} className={s.subtitle} />
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

function Background({ picture, isOpening }: { picture: Picture; isOpening: boolean }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)
  return (
    <Image image={picture} ratio="fill" sizes={sizes} priority={isOpening} className={s.media} />
  )
}
