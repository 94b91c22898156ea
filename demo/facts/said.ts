import copyFile from '../copy.json' with { type: 'json' }
import type { Copy } from '../copy.ts'
import { countsOf, hoursIn } from './numbers.ts'
import { sentencesOf, textsIn } from './texts.ts'

const copy: Copy = copyFile

/** The source of a number that no record says: a sentence of one page, by words that stand in it. */
type Source = { page: string; about: RegExp; noun: string }

/**
 * Numbers that neither records nor model say, by their kind, each with the page that is its source:
 * every other text repeats what is there.
 */
const SOURCES: Readonly<Record<string, readonly Source[]>> = {
  houses: [{ page: 'peninsula', about: /houses, four lanes/, noun: 'houses' }],
  metres: [
    { page: 'lagoon', about: /through a gap/, noun: 'metres' },
    { page: 'lagoon', about: /^A channel/, noun: 'metres' },
    { page: 'lagoon', about: /across, waist-deep/, noun: 'metres' },
    { page: 'lagoon', about: /back from the tide line/, noun: 'metres' },
    { page: 'peninsula', about: /oldest pine/, noun: 'metres' },
  ],
  kilometres: [{ page: 'lagoon', about: /A path follows the shore/, noun: 'kilometres' }],
  minutes: [{ page: 'getting-here', about: /by road and/, noun: 'minutes|by boat' }],
  hectares: [
    { page: 'peninsula', about: /We built on/, noun: 'hectares' },
    { page: 'peninsula', about: /11 of 60/, noun: 'hectares' },
    { page: 'lagoon', about: /surveyed each spring/, noun: 'hectares' },
  ],
  pines: [{ page: 'lagoon', about: /a number and a name tag/, noun: 'trees' }],
  boats: [{ page: 'under-sail', about: /brown sails/, noun: 'small boats' }],
  herons: [{ page: 'lagoon', about: /north reeds/, noun: 'pairs' }],
  stones: [{ page: 'lagoon', about: /numbered/, noun: 'stones' }],
  families: [{ page: 'lagoon', about: /made salt/, noun: 'families' }],
  years: [
    { page: 'lagoon', about: /wall .* is/, noun: 'years' },
    { page: 'lagoon', about: /ridge of limestone/, noun: 'years' },
    { page: 'lagoon', about: /nobody built/, noun: 'years' },
  ],
  summers: [{ page: 'materials', about: /Silvers/, noun: 'summers' }],
  weeks: [{ page: 'services', about: /a year/, noun: 'weeks' }],
  nights: [{ page: 'contact', about: /as our guest/, noun: 'nights' }],
  degrees: [
    { page: 'materials', about: /without a machine/, noun: 'degrees' },
    { page: 'lagoon', about: /taken on/, noun: 'degrees' },
    { page: 'weather', about: /^Sea/, noun: '°C' },
  ],
  centimetres: [{ page: 'materials', about: /lime and hollow clay/, noun: 'centimetres' }],
}

const numbers = Object.entries(SOURCES).map(([kind, sources]): [string, number[]] => [
  kind,
  sources.flatMap(({ page, about, noun }) => {
    return found(page, about, (sentence) => countsOf(sentence, noun))
  }),
])

/** The numbers of a kind that only the pages which are their sources say. */
export function said(kind: string): readonly number[] {
  return new Map(numbers).get(kind) ?? []
}

/** The hours in the sentences of a page about a subject, as its clock says them and as people do. */
export function hoursSaid(page: string, about: RegExp): number[] {
  return found(page, about, hoursIn).flatMap((hour) => (hour > 12 ? [hour, hour - 12] : [hour]))
}

function found(slug: string, about: RegExp, read: (sentence: string) => number[]): number[] {
  const page = [...copy.pages, ...copy.experiences].find((one) => one.slug === slug)
  const sentences = textsIn(page, slug, {}).flatMap(({ text }) => sentencesOf(text))
  const values = sentences.filter((sentence) => about.test(sentence)).flatMap(read)
  if (values.length === 0) throw new Error(`No sentence of /${slug} with ${about} has a number.`)
  return [...new Set(values)]
}
