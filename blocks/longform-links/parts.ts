import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { anchorsOf } from '../parts/labels/anchor.ts'
import type { fragment } from './fragment.ts'

type Item = ResultOf<typeof fragment>['items'][number]

/** A part of a long text; `anchor` is the id that its label links to. */
export type Part = Item & { anchor: string }

/** The parts that have text. */
export function partsOf(items: Item[]): Part[] {
  const shown = items.filter(({ title, text }) => hasWords(title) || hasWords(text))
  const anchors = anchorsOf(shown)
  return shown.map((item, index) => ({ ...item, anchor: anchors[index] ?? item.id }))
}

/** The labels of the parts; the title is the default label. */
export function labelsOf(parts: Part[]): { anchor: string; label: string }[] {
  return parts.flatMap(({ anchor, label, title }) => {
    const words = hasWords(label) ? label : title
    return hasWords(words) ? [{ anchor, label: words }] : []
  })
}
