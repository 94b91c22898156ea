import { plainTitle } from '@belvedere/ui/words.ts'
import s from './features.module.css'

/** A number with what it counts: “40 houses”. */
const FIGURE = /^(?<number>\d\S*)\s+(?<rest>\S.*)$/

/** Splits a title that begins with a number; null for any other. */
export function figureOf(title: string | null): { number: string; rest: string } | null {
  const { number, rest } = FIGURE.exec(plainTitle(title ?? ''))?.groups ?? {}
  return number && rest ? { number, rest } : null
}

/** Longer numbers do not fit into their column in the largest size. */
const LONG = 5

/** Whether numbers side by side are set one step smaller: their horizons have one height. */
export function areLong(titles: (string | null)[]): boolean {
  return titles.some((title) => (figureOf(title)?.number.length ?? 0) > LONG)
}

type Props = { number: string; rest: string; isLong: boolean }

/** A title whose number is set large: it stands on a hairline, above what it counts. */
export function Figure({ number, rest, isLong }: Props) {
  return (
    <h3 className={s.figure}>
      <span className={s.number} data-long={isLong || undefined}>
        {number}
      </span>{' '}
      <span className={s.name}>{rest}</span>
    </h3>
  )
}
