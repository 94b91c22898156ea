import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Place } from '../kind.ts'
import type { Shown } from '../parts/media-item/shown.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import s from './hero.module.css'

/** How many characters the largest step holds. */
const MEGA = 60

/** What every shape of the hero shows. */
export type HeroWords = {
  eyebrow: string | null
  title: string | null
  subtitle: string | null
  shown: Shown | null
  place: Place
}

/** Eyebrow and title, which is not as large as it might be when it is long. */
export function HeroHead({
  eyebrow,
  title,
  place,
  isBig = false,
}: HeroWords & { isBig?: boolean }) {
  const step = isBig && !isTooLong(title, isBig) ? s.mega : s.d1
  return (
    <div className={s.head}>
      <Eyebrow text={eyebrow} hour={place.hour} />
      <BlockTitle title={title} place={place} className={classNames(s.title, step)} />
    </div>
  )
}

/** True when a title is too long for the step it is meant for; the largest holds fewer letters. */
export function isTooLong(title: string | null, isBig: boolean): boolean {
  return isBig ? isLong(title, MEGA) : isLong(title)
}
