import { isTooLong } from '@belvedere/kit/light/hero-words.ts'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { ReactNode } from 'react'
import type { Place } from '../kind.ts'
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
  shown: ShownMedia | null
  place: Place
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
  place,
  isBig = false,
  children,
  ...classes
}: HeadProps) {
  const step = isBig && !isTooLong(title, isBig) ? s.mega : s.d1
  return (
    <div className={classNames(s.head, classes.className)}>
      {children}
      <Eyebrow text={eyebrow} hour={place.hour} />
      <BlockTitle
        title={title}
        place={place}
        className={classNames(classes.titleClassName, step)}
        byCharacter={isBig && place.isPageTitle && !isLong(title, MAX_CHARACTERS)}
      />
    </div>
  )
}
