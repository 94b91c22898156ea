import { kindNamed } from '@belvedere/kit/property-kind.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import type { Payload } from 'payload'
import { asText } from '../../payload/doc.ts'
import { ownWordsOf } from './own-words.ts'

/** The words of the published site, for mails and for texts that are begun with them. */
export async function readWords(payload: Payload): Promise<SiteWords> {
  const [brand, site] = await Promise.all([
    payload.findGlobal({ slug: 'brand', depth: 0 }),
    payload.findGlobal({ slug: 'site', depth: 0 }),
  ])
  const { locale, kind } = isPublic(site) ? site : {}
  const own = isPublic(brand) ? ownWordsOf(brand) : {}
  return wordsOf(asText(locale) ?? 'en-GB', own, kindNamed(kind))
}

const isPublic = (doc: { _status?: unknown }) => doc._status === 'published'
