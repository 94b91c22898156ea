import type { AcceptedEnquiry } from '@belvedere/kit/enquiry/accepted.ts'
import { DIRECT } from '@belvedere/kit/visits/batch.ts'
import { sourceOf } from '@belvedere/kit/visits/beacon.ts'

/** Takes the place of a missing part of a campaign. */
const NONE = '–'

/**
 * Where an enquiry came from: the source that its campaign names, or else the host of the page with
 * the link, or else `direct`. Empty without the person's yes, when the visit is not known. It outlives
 * the person's data, so it is read as strictly as the counts of visits: words that may tell one person
 * from others are left out.
 */
export function sourceOfVisit(visit: AcceptedEnquiry['visit']): string {
  if (!visit) return ''
  const [source = '', medium = '', campaign = ''] = visit.source.campaign
    .split(' / ')
    .map((part) => (part === NONE ? '' : part))
  const counted = sourceOf({ referrer: visit.source.referrer, source, medium, campaign })
  return partsOf(counted.campaign)[0] || counted.referrer || DIRECT
}

/** A source as the list and the sheet say it. */
export function sourceWords(source: unknown): string {
  if (typeof source !== 'string' || source === '') return 'Not known'
  return source === DIRECT ? 'Typed, bookmarked or unknown' : source
}

const partsOf = (campaign: string) => campaign.split(' / ').filter((part) => part !== NONE)
