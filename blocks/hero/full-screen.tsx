import { BigArc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import { Pixels } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { scrimsOf } from '@belvedere/ui/shadow.ts'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import dawn from './dawn.module.css'
import s from './full-screen.module.css'
import arc from './full-screen-arc.module.css'
import base from './hero.module.css'
import { HeroHead, type HeroProps, isTooLong } from './hero-head.tsx'

type Props = HeroProps & {
  isTitleBig: boolean
  hours: PicturesOfHours
  /** The time zone of the property, by which the browser knows when it is evening there. */
  timeZone: string | null
}

/**
 * The full-screen hero, its text over the picture. A long title gets no arc: its sun would overlap
 * the letters.
 */
export function FullScreen({ isTitleBig, hours, timeZone, ...hero }: Props) {
  const { blocks, media } = useWords()
  const { shown, place } = hero
  const end = `after-${place.id}`
  const isLongTitle = isTooLong(hero.title, isTitleBig)
  const arcClass = classNames(arc.arc, isTitleBig && arc.big, dawn.arc)
  const hasHours = Boolean(shown?.picture && (hours.noon || hours.dusk))
  return (
    <>
      <section
        className={classNames(
          'block block--flush on-media',
          base.hero,
          s.full,
          isTitleBig && s.big,
          isLongTitle && s.deep,
          dawn.opening,
          hasHours && hours.noon && dawn.dawns,
        )}
        data-tone="dark"
        style={scrimsOf(shown?.picture?.responsiveImage.bgColor)}
        data-over-media=""
        data-opening=""
        data-time-zone={(hasHours && timeZone) || undefined}
        {...blockName(place, hero, blocks.opening)}
      >
        {shown && <Background shown={shown} isOpening={place.isFirst} />}
        {hasHours && <Hours {...hours} />}
        <div className={classNames('grid', s.body)}>
          {shown && <div className={classNames(s.scrim, dawn.scrim)} />}
          <HeroHead
            {...hero}
            isBig={isTitleBig}
            className={classNames(s.head, dawn.head)}
            titleClassName={s.title}
          >
            {!isLongTitle && (
              <div className={arc.sky}>
                <BigArc part="line" className={classNames(arcClass, arc.line)} />
                <BigArc part="sun" className={arcClass} />
              </div>
            )}
          </HeroHead>
          <div className={s.foot}>
            <Text
              text={hero.subtitle}
              reveal="words"
              className={classNames(base.subtitle, s.subtitle)}
            />
            <a className={s.cue} href={`#${end}`}>
              <span>{media.scroll}</span>
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
  const className = classNames(s.media, dawn.media, base.settles)
  const box = { ratio: 'fill', boxes: FULL_SCREEN, className } as const
  return <Media {...shown} {...box} priority={isOpening} isUnderText />
}

/** The frame of a hero's picture at other hours. */
type PicturesOfHours = { noon: Picture | null; dusk: Picture | null }

/**
 * The same frame at noon and at dusk. A template loads nothing; `show-hour.ts` takes one of the
 * pictures out of it when the page has loaded. Without scripts the main picture stays.
 */
function Hours({ noon, dusk }: PicturesOfHours) {
  return Object.entries({ noon, dusk }).map(
    ([hour, picture]) =>
      picture && (
        <template key={hour} data-hour={hour}>
          <span className={dawn.hour} data-hour={hour}>
            <Pixels
              image={picture}
              sizes={coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)}
              isDecorative
            />
          </span>
        </template>
      ),
  )
}
