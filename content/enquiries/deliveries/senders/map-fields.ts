import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { saidAnswer } from '../../said-answer.ts'
import type { DeliveredEnquiry } from '../read-enquiry.ts'
import type { DeliveryRow } from '../row.ts'
import type { MappingRow, Ours } from '../settings/settings.ts'

/** How a program writes a checked and an unchecked box. */
type Ticks = { yes: string; no: string }

/**
 * The fields of another program with their values; empty ones are left out, so that they overwrite
 * nothing. Answers to own questions are one text, for people to read.
 */
export function mapFields(
  rows: readonly MappingRow[],
  enquiry: DeliveredEnquiry,
  { details }: Pick<DeliveryRow, 'details'>,
  { yes, no }: Ticks,
  words: SiteWords['team'],
): [name: string, value: string][] {
  const { first, last } = splitName(enquiry.name)
  const { asked, consent: _, ...fields } = enquiry
  const values: Record<Exclude<Ours, 'fixed'>, string> = {
    ...fields,
    asked: asked.map((one) => `${one.label}: ${saidAnswer(one, words)}`).join('\n'),
    news: enquiry.news ? yes : no,
    firstName: first,
    lastName: last,
    houseTitle: details.house?.title ?? '',
  }
  const pairs = rows.map(({ ours, theirs, fixed }): [string, string] => [
    theirs,
    ours === 'fixed' ? fixed : values[ours],
  ])
  return pairs.filter(([, value]) => value !== '')
}

/** The last word is the last name; a single word is one, because programs require one. */
function splitName(name: string) {
  const words = name.split(/\s+/)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}
