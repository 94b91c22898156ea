import type { Facts } from '@belvedere/kit/facts/fact.ts'
import { SQUARE_FEET } from '@belvedere/kit/facts/fact.ts'
import { factsOf } from '@belvedere/kit/facts/read-facts.ts'
import type { Manner } from '@belvedere/kit/facts/say-facts.ts'
import type { OwnWords } from '@belvedere/kit/words/words-of.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import type { PayloadRequest } from 'payload'
import { asDoc, asDocs, asText, type Doc } from '../../payload/doc.ts'

/** The facts of a site, whether its owner lists them, and how it says them. */
export type SiteFacts = { facts: Facts; areListed: boolean; manner: Manner }

/** The facts of a site in its words, from its settings. */
export function siteFacts(site: Doc | null, own: OwnWords = {}): SiteFacts {
  const words = wordsOf(asText(site?.locale) ?? 'en-GB', own)
  const squareFeet = SQUARE_FEET.find((one) => one === site?.squareFeet) ?? 'market'
  const manner = { words, currency: asText(site?.currency) ?? 'EUR', squareFeet }
  const areListed = asDocs(site?.facts).length > 0
  return { facts: factsOf(site?.facts, words, manner.currency), areListed, manner }
}

/** The facts that the published settings list: what the forms of listings and sheets have. */
export async function readSiteFacts(req: PayloadRequest): Promise<SiteFacts> {
  const site = await req.payload.findGlobal({ slug: 'site', depth: 0, req })
  return siteFacts(asDoc(site))
}
