import { plainTitle } from '@belvedere/ui/words.ts'
import s from './features.module.css'

/** A number with what it counts: “40 houses”. */
const FIGURE = /^(?<number>\d\S*)\s+(?<rest>\S.*)$/

/** Longer numbers are set one step smaller, so that they keep to their column. */
const LONG = 5

/** Splits a title that begins with a number; null for any other. */
export function figureOf(title: string | null): { number: string; rest: string } | null {
  const { number, rest } = FIGURE.exec(plainTitle(title ?? ''))?.groups ?? {}
  return number && rest ? { number, rest } : null
}

/** A title whose number is set large: it stands on a hairline, above what it counts. */
export function Figure({ number, rest }: { number: string; rest: string }) {
  return (
    <h3 className={s.figure}>
      <span className={s.number} data-long={number.length > LONG || undefined}>
        {number}
      </span>{' '}
      <span className={s.name}>{rest}</span>
    </h3>
  )
}
