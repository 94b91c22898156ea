import { asFields } from '../json.ts'
import { impersonalLine } from '../visits/campaign.ts'
import { checkEnquiry, type Enquiry, readFields } from './check-enquiry.ts'
import { cleanLine } from './clean-text.ts'
import { isKey } from './reference.ts'

/** A page that the visitor has seen before writing, and when; only with their consent. */
export type Step = { path: string; at: string }

/** Where a visit came from; empty when unknown. */
export type Source = { referrer: string; campaign: string }

/** An enquiry as the site has acknowledged it; what it hands over to the content service. */
export type AcceptedEnquiry = {
  /** Makes handing over more than once harmless. */
  key: string
  /** ISO 8601, UTC. */
  acceptedAt: string
  /** The path of the page with the form. */
  page: string
  enquiry: Enquiry
  /** What the visitor agreed to be joined to it. */
  visit?: { source: Source; steps: Step[] }
}

const MAX_STEPS = 50

/** Parses what another program sent or a file kept; undefined unless it is whole. */
export function parseAccepted(value: unknown): AcceptedEnquiry | undefined {
  const { key, acceptedAt, page, enquiry, visit } = asFields(value)
  if (typeof key !== 'string' || !isKey(key)) return undefined
  if (typeof acceptedAt !== 'string' || Number.isNaN(Date.parse(acceptedAt))) return undefined
  const fields = asFields(enquiry)
  const news = fields.news === true ? 'yes' : ''
  const checked = checkEnquiry(readFields((name) => (name === 'news' ? news : fields[name])))
  if (!checked.enquiry) return undefined
  const seen = parseVisit(visit)
  return {
    key,
    acceptedAt: new Date(acceptedAt).toISOString(),
    page: lineOf(page),
    enquiry: checked.enquiry,
    ...(seen && { visit: seen }),
  }
}

/** Parses the steps of a visit; undefined for anything else. The last steps are kept. */
export function parseVisit(value: unknown): AcceptedEnquiry['visit'] {
  const { source, steps } = asFields(value)
  if (!Array.isArray(steps)) return undefined
  const { referrer, campaign } = asFields(source)
  const parsed = steps.slice(-MAX_STEPS).flatMap((step) => {
    const { path, at } = asFields(step)
    const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
    const line = lineOf(path)
    return line.startsWith('/') && !Number.isNaN(time)
      ? [{ path: line, at: new Date(time).toISOString() }]
      : []
  })
  const from = { referrer: lineOf(referrer), campaign: impersonalLine(lineOf(campaign)) }
  return { source: from, steps: parsed }
}

/** Cut before it is cleaned: half a character would be refused by PostgreSQL in the steps of a visit. */
function lineOf(value: unknown) {
  return typeof value === 'string' ? cleanLine(value.slice(0, 300)) : ''
}
