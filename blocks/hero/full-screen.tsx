import { heroSize } from '@belvedere/kit/light/hero-words.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { DownIcon } from '@belvedere/ui/icons/down.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { shadingOn } from '@belvedere/ui/shade.ts'
import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { OpeningHours, useDawning, useHours } from '@belvedere/ui/themes/slots/opening-hours.tsx'
import { OpeningOrnament } from '@belvedere/ui/themes/slots/opening-ornament.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import s from './full-screen.module.css'
import base from './hero.module.css'
import { HeroHead, type HeroProps } from './hero-head.tsx'
import leaving from './leaving.module.css'
import { Subtitle } from './subtitle.tsx'

type Props = HeroProps & {
  isTitleBig: boolean
  hours: PicturesOfHours
  /** The time zone of the property, by which the browser knows when it is evening there. */
  timeZone: string | null
}

/**
 * The full-screen hero, its text over the picture. A long title gets no ornament, which
 * would overlap the letters.
 */
export function FullScreen({ isTitleBig, hours, timeZone, ...hero }: Props) {
  const { blocks, media } = useWords()
  const { shown, place } = hero
  const end = `after-${place.id}`
  const size = heroSize(hero.evening ? [hero, hero.evening] : [hero], isTitleBig)
  const hasFrames = Boolean(shown?.picture && (hours.noon || hours.dusk))
  const hasHours = useHours() && hasFrames
  const noon = hasHours && hours.noon ? [hours.noon] : []
  const shading = shown && shadingOn(shown.picture, size, noon)
  const atDusk = hasHours && hours.dusk ? shadingOn(hours.dusk, size) : undefined
  const dawning = useDawning(Boolean(shown?.picture && hours.noon))
  return (
    <>
      <section
        className={classNames(
          'block block--flush on-media',
          base.hero,
          s.full,
          isTitleBig && s.big,
          leaving.opening,
          dawning.opening,
        )}
        data-tone="dark"
        {...shading}
        data-over-media={shown ? '' : 'plain'}
        data-opening=""
        data-time-zone={(hasHours && timeZone) || undefined}
        {...blockName(place, hero, blocks.opening)}
      >
        {shown && <Background shown={shown} isOpening={place.isFirst} />}
        {hasFrames && <OpeningHours {...hours} atDusk={atDusk} />}
        <div className={classNames('grid', s.body)}>
          <HeroHead
            {...hero}
            isBig={isTitleBig}
            className={classNames(s.head, dawning.head)}
            titleClassName={s.title}
          >
            {!size.isLong && <OpeningOrnament isBig={isTitleBig} />}
          </HeroHead>
          <div className={classNames(s.foot, dawning.foot)}>
            <Subtitle {...hero} className={s.subtitle} />
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
  const className = classNames(s.media, leaving.media, base.settles)
  const box = { ratio: 'fill', boxes: FULL_SCREEN, className } as const
  return <Media {...shown} {...box} priority={isOpening} isUnderText />
}

/** The frame of a hero's picture at other hours. */
type PicturesOfHours = { noon: Picture | null; dusk: Picture | null }
