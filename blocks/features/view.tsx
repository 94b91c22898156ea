import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { ItemSign } from '@belvedere/ui/themes/slots/item-sign.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords, plainTitle } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './features.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>
type Item = Props['features'][number]

/**
 * A few features side by side, each below the sign of the theme. If all of them are numbers, these are
 * set large instead, each on its own hairline.
 */
export function Features({ title, features, place }: Props) {
  const words = useWords().blocks
  const shown = features.filter(hasText)
  if (shown.length === 0) return null
  const areFigures = shown.every(({ title }) => figureOf(title))
  const isLong = areLong(shown.map(({ title }) => title))

  return (
    <section className="block" {...blockName(place, { title }, words.features)}>
      <div className={classNames('grid', s.row)}>
        <BlockTitle title={title} place={place} className={s.title} />
        <ul
          className={classNames(s.list, areFigures && s.figures)}
          data-reveal={areFigures ? undefined : 'list'}
        >
          {shown.map((item, index) => (
            <Feature
              key={item.id}
              {...item}
              isLong={isLong}
              {...{ index, areFigures }}
              count={shown.length}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

type FeatureProps = Item & {
  index: number
  count: number
  areFigures: boolean
  isLong: boolean
}

function Feature({ title, text, index, count, areFigures, isLong }: FeatureProps) {
  const figure = areFigures && figureOf(title)
  return (
    <li className={s.item} data-reveal={figure ? 'number' : undefined}>
      {!areFigures && <ItemSign {...{ index, count }} />}
      {figure ? (
        <Figure {...figure} isLong={isLong} />
      ) : (
        hasWords(title) && <Display as="h3" title={title} className={s.name} />
      )}
      <Prose html={text} className={s.text} />
    </li>
  )
}

function hasText({ title, text }: Item) {
  return hasWords(title) || hasWords(text)
}

/** A number with its noun: “40 houses”. */
const FIGURE = /^(?<number>\d\S*)\s+(?<rest>\S.*)$/

/** Splits a title that begins with a number; null for any other. */
function figureOf(title: string | null): { number: string; rest: string } | null {
  const { number, rest } = FIGURE.exec(plainTitle(title ?? ''))?.groups ?? {}
  return number && rest ? { number, rest } : null
}

/** Longer numbers do not fit into their column in the largest size. */
const LONG = 5

/** Whether numbers side by side are set one step smaller: their hairlines have one height. */
function areLong(titles: (string | null)[]): boolean {
  return titles.some((title) => (figureOf(title)?.number.length ?? 0) > LONG)
}

type FigureProps = { number: string; rest: string; isLong: boolean }

/** A title whose number is set large: it stands on a hairline, above what it counts. */
function Figure({ number, rest, isLong }: FigureProps) {
  return (
    <h3 className={s.figure}>
      <span className={s.number} data-long={isLong || undefined}>
        {number}
      </span>{' '}
      <span className={s.name}>{rest}</span>
    </h3>
  )
}
