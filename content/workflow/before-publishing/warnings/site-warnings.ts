import { LANGUAGES_WITH_WORDS } from '@belvedere/kit/words/words-of.ts'
import type { PayloadRequest } from 'payload'
import { ownWordsOf } from '../../../delivery/brand/own-words.ts'
import { countForeign } from '../../../delivery/brand/word-list.ts'
import { publicInquireTo } from '../../../delivery/inquire-to.ts'
import type { Target } from '../../../editing/together/target.ts'
import { asDoc, asText, type Doc } from '../../../payload/doc.ts'
import { isPublic } from '../../../payload/row.ts'
import type { Warning } from './warning.ts'

/** What visitors of the whole site would miss: a way to ask, and words in its language. */
export async function siteWarnings(
  req: PayloadRequest,
  target: Target,
  after: Doc,
): Promise<Warning[]> {
  if (!('global' in target) || target.global !== 'site') return []
  return [...(await inquireWarnings(req, after)), ...(await languageWarnings(req, after))]
}

/** A site whose visitors cannot ask: what they would press is left out. */
async function inquireWarnings(req: PayloadRequest, after: Doc): Promise<Warning[]> {
  if (await publicInquireTo(req, after)) return []
  const sentence =
    'No public page has a contact form, so the site has no “Inquire”. Publish such a page, or choose the page where visitors ask.'
  return [{ sentence, place: 'Page of the enquiry form', path: 'inquireTo' }]
}

/** A language whose words are not entered: the page says one language and is in another. */
async function languageWarnings(req: PayloadRequest, after: Doc): Promise<Warning[]> {
  const locale = asText(after.locale)
  if (!locale) return []
  const brand = asDoc(await req.payload.findGlobal({ slug: 'brand', depth: 0, req }))
  const count = countForeign(locale, isPublic(brand) ? ownWordsOf(brand) : {})
  if (count === 0) return []
  const sentence = `${LANGUAGES_WITH_WORDS} have words, “${locale}” has not: ${count} texts of buttons, forms and mails are English until you enter yours in Brand, Words, and publish them.`
  return [{ sentence, place: 'Language and number format', path: 'locale' }]
}
