import { wordList } from '@belvedere/content/delivery/brand/word-list.ts'
import { asFields, asString } from '@belvedere/kit/json.ts'
import type { Fault, JsonFile } from './json-file.ts'

/** Words in `brand.words` that the site never says: their keys are misspelt. */
export function wordFaults({ value, lineOf }: JsonFile): Fault[] {
  const { site, brand } = asFields(value)
  const groups = wordList(asString(asFields(site).locale) || 'en')
  const known = new Set(groups.flatMap(({ words }) => words.map(({ key }) => key)))
  const unknown = Object.keys(asFields(asFields(brand).words)).filter((key) => !known.has(key))
  return unknown.map((key) => ({
    file: 'copy.json',
    line: lineOf(['brand', 'words'], key),
    text: `brand › words › ${key}: there is no such word. Check its spelling.`,
  }))
}
