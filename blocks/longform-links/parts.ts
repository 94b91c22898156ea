import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { anchorsOf } from '../parts/labels/anchor.ts'
import type { fragment } from './fragment.ts'

type Item = ResultOf<typeof fragment>['items'][number]

/** One part of a long text, with the id its label links to. */
export type Part = Item & { anchor: string }

/** The parts that have words. */
export function partsOf(items: Item[]): Part[] {
  const told = items.filter(({ title, text }) => hasWords(title) || hasWords(text))
  const anchors = anchorsOf(told)
  return told.map((item, index) => ({ ...item, anchor: anchors[index] ?? item.id }))
}

/** The labels of the parts; a part without one has its title. */
export function labelsOf(parts: Part[]): { anchor: string; label: string }[] {
  return parts.flatMap(({ anchor, label, title }) => {
    const words = hasWords(label) ? label : title
    return hasWords(words) ? [{ anchor, label: words }] : []
  })
}
