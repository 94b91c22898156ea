import { plainTitle } from '@belvedere/ui/words.ts'
import s from './features.module.css'

/** A number with what it counts: “40 houses”. */
const FIGURE = /^(?<number>\d\S*)\s+(?<rest>\S.*)$/

/** Splits a title that begins with a number; null for any other. */
export function figureOf(title: string | null): { number: string; rest: string } | null {
  const { number, rest } = FIGURE.exec(plainTitle(title ?? ''))?.groups ?? {}
  return number && rest ? { number, rest } : null
}

/** A title whose number is set large, above what it counts. */
export function Figure({ number, rest }: { number: string; rest: string }) {
  return (
    <h3 className={s.figure} data-reveal="fade">
      <span className={s.number}>{number}</span> <span className={s.name}>{rest}</span>
    </h3>
  )
}
