import { Arc } from '@belvedere/ui/arc.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './features.module.css'
import { Figure, figureOf } from './figure.tsx'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>
type Item = Props['features'][number]

/**
 * A few features side by side; the sun moves along from one to the next. If all of them are numbers,
 * these are set large instead, each on a horizon of its own.
 */
export function Features({ title, features, place }: Props) {
  const shown = features.filter(hasText)
  if (shown.length === 0) return null
  const areFigures = shown.every(({ title }) => figureOf(title))

  return (
    <section className="block" {...blockName(place, { title }, 'Features')}>
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
              hour={areFigures ? null : (index + 0.5) / shown.length}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Feature({ title, text, hour }: Item & { hour: number | null }) {
  const figure = hour === null && figureOf(title)
  return (
    <li className={s.item} data-reveal={figure ? 'number' : undefined}>
      {hour !== null && <Arc hour={hour} />}
      {figure ? (
        <Figure {...figure} />
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
