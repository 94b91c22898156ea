import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Place } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { isLong } from '../parts/text/is-long.ts'
import s from './hero.module.css'

/** What every shape of the hero shows. */
export type HeroWords = {
  eyebrow: string | null
  title: string | null
  subtitle: string | null
  picture: Picture | null
  place: Place
}

const STEPS = [s.mega, s.d1, s.d2]

/** Eyebrow and title; a title too long for its step takes the next smaller one. */
export function HeroHead({
  eyebrow,
  title,
  place,
  isBig = false,
}: HeroWords & { isBig?: boolean }) {
  return (
    <div className={s.head}>
      <Eyebrow text={eyebrow} hour={place.hour} />
      <BlockTitle title={title} place={place} className={classNames(s.title, step(title, isBig))} />
    </div>
  )
}

/** How many letters the two largest steps hold. */
export const mostLetters = (isBig: boolean) => (isBig ? 60 : 90)

function step(title: string | null, isBig: boolean) {
  return STEPS[(isBig ? 0 : 1) + (isLong(title, mostLetters(isBig)) ? 1 : 0)]
}
