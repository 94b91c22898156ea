import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { Place } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
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

/** True when a title is too long for the step it is meant for. */
export function isLong(title: string | null, isBig: boolean): boolean {
  return (title?.length ?? 0) > (isBig ? 60 : 90)
}

function step(title: string | null, isBig: boolean) {
  return STEPS[(isBig ? 0 : 1) + (isLong(title, isBig) ? 1 : 0)]
}
