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
      <BlockTitle title={title} place={place} className={`${s.title} ${step(title, isBig)}`} />
    </div>
  )
}

function step(title: string | null, isBig: boolean) {
  const first = isBig ? 0 : 1
  return STEPS[first + ((title?.length ?? 0) > (isBig ? 60 : 90) ? 1 : 0)]
}
