import { classNames } from '@belvedere/ui/class-names.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { anchorsOf } from '../parts/labels/anchor.ts'
import { LabelList } from '../parts/labels/label-list.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import s from './featured-scroll.module.css'
import type { fragment } from './fragment.ts'
import { Step } from './step.tsx'

type Props = BlockData<typeof fragment>
type Item = Props['items'][number]

/** Longer labels need two lines in their column. */
const LONG = 12
const MANY = 6

/** Pictures that scroll past a list of labels, each linking to one of them. */
export function FeaturedScroll({ items, place }: Props) {
  const shown = items.filter(isShown)
  const anchors = anchorsOf(shown)
  const steps = shown.map((item, index) => ({ ...item, anchor: anchors[index] ?? item.id }))
  if (steps.length === 0) return null

  const labels = steps.flatMap(({ anchor, label, title }) => {
    const words = hasWords(label) ? label : title
    return hasWords(words) ? [{ anchor, label: words }] : []
  })
  const isDense = labels.length > MANY || labels.some(({ label }) => label.length > LONG)
  return (
    <section className={classNames('block', s.scroll)} {...blockName(place, {}, 'Step by step')}>
      <div className={classNames('grid', s.row)}>
        <LabelList labels={labels} className={classNames(s.labels, isDense && s.dense)} />
        <div className={s.steps}>
          {steps.map((step) => (
            <Step key={step.id} {...step} />
          ))}
        </div>
      </div>
    </section>
  )
}

function isShown({ title, text, media }: Item) {
  return hasWords(title) || hasWords(text) || shownMedia(media) !== null
}
