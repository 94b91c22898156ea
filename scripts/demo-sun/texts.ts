import type { CopyListing } from '@belvedere/demo/copy.ts'
import documents from '@belvedere/demo/documents/words.json' with { type: 'json' }
import manifest from '@belvedere/demo/manifest.json' with { type: 'json' }
import { copy } from './delivered.ts'

const pictures: Record<string, { alt?: string; caption?: string }> = manifest

/** What names the sun, a part of the day with sun, an hour, or a side. */
const SUN =
  /\bsun\b|\bsunrise\b|\bshaded?\b|\bshady\b|\bmorning\b|\bafternoon\b|\bat noon\b|last hour|\b(?:at|past) (?:three|four|five|six|seven|eight|nine|ten)\b|(?:north|south|east|west|evening) side|[Ff]ac(?:es|ing)\b.*\b(?:east|west)/i

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}

/** The sentences of a text about the sun, without the signs of emphasis. */
function aboutSun(text: string): string[] {
  const sentences = text.replaceAll(/[*\n]+/g, ' ').split(/(?<=[.!?])\s+/)
  return sentences.filter((sentence) => SUN.test(sentence))
}

/**
 * What the demo says of the sun of a house: on its page, in the captions and descriptions of its
 * pictures, and wherever a caption, a page or a document names the house.
 */
export function sentencesAbout(house: CopyListing): string[] {
  const own = stringsIn(house)
  const shown = own.flatMap((name) => (pictures[name] ? [pictures[name]] : []))
  const all = [copy, manifest, documents].flatMap(stringsIn)
  const naming = all.filter((text) => text.includes(house.title) && text !== house.title)
  const texts = [
    ...own,
    ...shown.flatMap(({ alt, caption }) => [alt ?? '', caption ?? '']),
    ...naming,
  ]
  return [...new Set(texts.flatMap(aboutSun))]
}
