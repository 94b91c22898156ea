import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { DIRECT } from '@belvedere/kit/visits/batch.ts'
import { sourceOf } from '@belvedere/kit/visits/beacon.ts'

/** Replaces a missing part of a campaign. */
const NONE = '–'

/**
 * Where an enquiry came from: the source that its campaign names, or else the host of the page with
 * the link, or else `direct`. Empty without the person's consent, when the visit is not known. It
 * outlives the person's data, so it is validated as strictly as the counts of visits: words that
 * may identify a person are left out.
 */
export function sourceOfVisit(visit: AcceptedEnquiry['visit']): string {
  if (!visit) return ''
  const [source = '', medium = '', campaign = ''] = visit.source.campaign
    .split(' / ')
    .map((part) => (part === NONE ? '' : part))
  const counted = sourceOf({ referrer: visit.source.referrer, source, medium, campaign })
  return partsOf(counted.campaign)[0] || counted.referrer || DIRECT
}

/** The label of a source in the list and the spreadsheet; empty while none is known. */
export function sourceWords(source: unknown): string {
  if (typeof source !== 'string') return ''
  return source === DIRECT ? 'Typed, bookmarked or unknown' : source
}

const partsOf = (campaign: string) => campaign.split(' / ').filter((part) => part !== NONE)
