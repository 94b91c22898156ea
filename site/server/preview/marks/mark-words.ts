import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { type Marks, markText } from './marks.ts'
import type { Reference } from './reference.ts'

/** The record and the field of all words. */
const RECORD = 'global:brand'
const FIELD = 'words'

/** Whether a reference leads to a word of the site. */
export function isWord({ record, path }: Reference): boolean {
  return record === RECORD && path[0] === FIELD
}

/** A word of the site as the delivery API has it. */
type WordRow = { key: string; text: string }

/** Every word of a site, as if its owner had set it. */
export function wordRows({ locale, ...groups }: SiteWords): WordRow[] {
  return Object.entries(groups).flatMap(([group, words]) => rowsIn(group, words))
}

function rowsIn(key: string, words: object): WordRow[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [{ key: `${key}.${name}`, text: word }]
      : rowsIn(`${key}.${name}`, Object(word)),
  )
}

/** The button of the menu has to open it, otherwise its entries could not be clicked. */
const NOT_MARKED = new Set(['labels.menu', 'labels.menuToggle', 'labels.close'])

/** Words that are parts of others, and are looked up in them. */
const LINKED = new Map(
  ['notFound', 'failed', 'away'].map((group) => [`${group}.text`, `${group}.contact`]),
)

/** The words with a marker in each; they lead to the field of their key. */
export function markWords(rows: readonly WordRow[], marks: Marks): WordRow[] {
  const texts = new Map(rows.map(({ key, text }) => [key, text]))
  const markerOf = (key: string) => {
    const path = [FIELD, ...key.split('.')]
    return marks.add({ record: RECORD, path, text: texts.get(key) ?? '' })
  }
  const marked = new Map<string, string>()
  for (const [key, text] of texts) {
    const contact = LINKED.get(key)
    const linked = contact && texts.get(contact)
    const at = linked ? text.indexOf(linked) : -1
    if (!contact || !linked || at < 0) {
      if (!marked.has(key))
        marked.set(key, NOT_MARKED.has(key) ? text : markText(text, markerOf(key)))
      continue
    }
    // The linked words keep their own marker, and the words around them get that of the sentence.
    const inside = markText(linked, markerOf(contact))
    const marker = markerOf(key)
    const around = [text.slice(0, at), text.slice(at + linked.length)]
    const [before, after] = around.map((part) => markText(part, marker))
    marked.set(contact, inside).set(key, `${before}${inside}${after}`)
  }
  return rows.map(({ key, text }) => ({ key, text: marked.get(key) ?? text }))
}
