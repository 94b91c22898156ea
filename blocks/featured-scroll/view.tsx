import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import type { BlockData } from '../kind.ts'
import { anchorsOf } from '../parts/labels/anchor.ts'
import { LabelList } from '../parts/labels/label-list.tsx'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { isLong } from '../parts/text/is-long.ts'
import { blockName } from '../parts/text/name.ts'
import s from './featured-scroll.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>
type Item = Props['items'][number]

/** Longer labels need two lines in their column. */
const LONG = 12
const MANY = 6

/** Pictures that scroll past a list of labels, each linking to one of them. */
export function FeaturedScroll({ items, place }: Props) {
  const words = useWords().blocks
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
    <section className={classNames('block', s.scroll)} {...blockName(place, {}, words.stepByStep)}>
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

type StepProps = ResultOf<typeof fragment>['items'][number] & { anchor: string }

const WIDE = 3 / 2
const BOXES = [
  { width: 92, ratio: WIDE },
  { from: 1024, width: 64, ratio: WIDE },
]

/** A picture or video with text below it; `anchor` is the target of its label. */
function Step({ anchor, title, text, media }: StepProps) {
  const shown = shownMedia(media)
  return (
    <div id={anchor} className={s.step}>
      {shown && <Figure {...shown} />}
      {hasWords(title) && (
        <Display as="h2" title={title} isLong={isLong(title)} className={s.title} />
      )}
      <Prose html={text} className={s.text} />
    </div>
  )
}

function Figure(shown: ShownMedia) {
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio="fill" boxes={BOXES} className={s.picture} />
    </figure>
  )
}
