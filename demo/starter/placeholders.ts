import { EXAMPLE_MAIL } from './copy.ts'
import type { StarterWords } from './starter-words.ts'
import { WORDS } from './words.ts'

/** The texts of a starter that say what belongs in their place. */
function placeholdersIn(words: StarterWords): string[] {
  const pages = [words.about, words.location, words.living, words.questions]
  const legal = [words.imprint, words.privacy, words.cookies, words.accessibility]
  return [
    ...[words.home.subtitle, words.home.intro, words.overview.text, words.group.text],
    ...[words.unit.text, words.unit.footnote, words.gallery.description],
    ...[words.map.subtitle, words.map.address],
    ...[...pages, ...legal, ...words.questions.rows].map(({ text }) => text),
  ]
}

/** A text of the starter that a property still has, and the lines of `copy.json` with it. */
export type Placeholder = { text: string; lines: number[] }

/** What a visitor would read of the starter, in the order of the file. */
export function placeholdersOf(json: string): Placeholder[] {
  const texts = [...new Set(Object.values(WORDS).flatMap(placeholdersIn)), EXAMPLE_MAIL]
  const lines = json.split('\n')
  const found = texts.map((text) => {
    const written = JSON.stringify(text)
    return { text, lines: lines.flatMap((line, at) => (line.includes(written) ? [at + 1] : [])) }
  })
  const used = found.filter((one) => one.lines.length > 0)
  return used.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

const LONGEST = 60

/** What `npm run check:property` says of them. */
export function placeholderNote(found: readonly Placeholder[]): string {
  if (found.length === 0) return '  ✓  No text is left that only says what belongs in its place.'
  const count = found.flatMap(({ lines }) => lines).length
  const rows = found.map(({ text, lines }) => {
    const short = text.replaceAll('\n', ' ')
    const shown = short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short
    return `  copy.json:${lines.join(', ')}  “${shown}”`
  })
  return [
    `  …  Visitors would still read ${count === 1 ? 'one text' : `${count} texts`} of the starter:`,
    ...rows,
  ].join('\n')
}
