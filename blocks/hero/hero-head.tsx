import { isTooLong } from '@belvedere/kit/light/hero-words.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { ReactNode } from 'react'
import type { Place } from '../kind.ts'
import { ByHour } from '../parts/evening/by-hour.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import s from './hero.module.css'

/** The longest title of the largest size that appears character by character. */
const MAX_CHARACTERS = 32

/** The props that both layouts share. */
export type HeroProps = {
  eyebrow: string | null
  title: string | null
  subtitle: string | null
  evening: EveningWords | null
  shown: ShownMedia | null
  place: Place
}

type EveningWords = {
  eyebrow: string | null
  title: string | null
  subtitle: string | null
  from: number
}

type HeadProps = HeroProps & {
  isBig?: boolean
  /** Of the layout. */
  className: string | undefined
  titleClassName: string | undefined
  /** The element behind them. */
  children?: ReactNode
}

/** Eyebrow and title; a long title is set smaller. */
export function HeroHead({
  eyebrow,
  title,
  evening,
  place,
  isBig = false,
  children,
  ...classes
}: HeadProps) {
  const titles = [title, evening?.title ?? null]
  const isSmaller = titles.some((one) => isTooLong(one, isBig))
  const step = isBig && !isSmaller ? s.mega : s.d1
  return (
    <div className={classNames(s.head, classes.className)}>
      {children}
      <ByHour day={eyebrow} evening={evening?.eyebrow} from={evening?.from} className={s.eyebrow}>
        {(words) => <Eyebrow text={words} />}
      </ByHour>
      <BlockTitle
        title={title}
        place={place}
        className={classNames(classes.titleClassName, step)}
        byCharacter={
          isBig && place.isPageTitle && !titles.some((one) => isLong(one, MAX_CHARACTERS))
        }
        evening={evening}
      />
    </div>
  )
}
