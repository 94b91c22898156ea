import { impersonal } from './impersonal.ts'

const NONE = '–'
const BETWEEN = ' / '

/** Source, medium and name of a campaign in one line: `letter / – / May 2026`; empty without any. */
export function campaignLine(words: readonly string[]): string {
  return words.some(Boolean) ? words.map((word) => word || NONE).join(BETWEEN) : ''
}

/** A stored line of a campaign, without words that identify a person. */
export function impersonalLine(line: string): string {
  const words = line.split(BETWEEN).map((word) => (word === NONE ? '' : word))
  return campaignLine(impersonal(words))
}
