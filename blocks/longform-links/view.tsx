import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import type { BlockData } from '../kind.ts'
import { anchorsOf } from '../parts/labels/anchor.ts'
import { LabelList } from '../parts/labels/label-list.tsx'
import { isLong } from '../parts/text/is-long.ts'
import type { fragment } from './fragment.ts'
import s from './longform-links.module.css'

/** A long text in parts, with labels that mark the part in view. */
export function LongformLinks({ items }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const parts = partsOf(items)
  if (parts.length === 0) return null

  return (
    <section className={classNames('block', s.longform)} aria-label={words.inDetail}>
      <div className={classNames('grid', s.row)}>
        <LabelList labels={labelsOf(parts)} className={s.labels} />
        <div className={s.body}>
          {parts.map(({ anchor, title, text }) => (
            <div key={anchor} id={anchor} className={s.part}>
              {hasWords(title) && (
                <Display as="h2" title={title} isLong={isLong(title)} className={s.title} />
              )}
              <Prose html={text} className={s.text} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

type Item = ResultOf<typeof fragment>['items'][number]

/** A part of a long text; `anchor` is the id that its label links to. */
type Part = Item & { anchor: string }

/** The parts that have text. */
function partsOf(items: Item[]): Part[] {
  const shown = items.filter(({ title, text }) => hasWords(title) || hasWords(text))
  const anchors = anchorsOf(shown)
  return shown.map((item, index) => ({ ...item, anchor: anchors[index] ?? item.id }))
}

/** The labels of the parts; the title is the default label. */
function labelsOf(parts: Part[]): { anchor: string; label: string }[] {
  return parts.flatMap(({ anchor, label, title }) => {
    const words = hasWords(label) ? label : title
    return hasWords(words) ? [{ anchor, label: words }] : []
  })
}
