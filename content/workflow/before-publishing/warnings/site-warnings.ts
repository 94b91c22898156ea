import type { PayloadRequest } from 'payload'
import { publicInquireTo } from '../../../delivery/inquire-to.ts'
import type { Target } from '../../../editing/together/target.ts'
import type { Doc } from '../../../payload/doc.ts'
import type { Warning } from './warning.ts'

/** A site whose visitors cannot ask: what they would press is left out. */
export async function siteWarnings(
  req: PayloadRequest,
  target: Target,
  after: Doc,
): Promise<Warning[]> {
  if (!('global' in target) || target.global !== 'site') return []
  if (await publicInquireTo(req, after)) return []
  const sentence =
    'No public page has a contact form, so the site has no “Inquire”. Publish such a page, or choose the page where visitors ask.'
  return [{ sentence, place: 'Page of the enquiry form', path: 'inquireTo' }]
}
