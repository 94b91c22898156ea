import { asFields } from '../json.ts'
import { impersonalLine } from '../visits/campaign.ts'
import {
  type Asked,
  type AskedForm,
  type Consent,
  MAX_ANSWERS,
  MAX_CONSENT,
  MAX_QUESTIONS,
  QUESTION_KINDS,
} from './asked-form.ts'
import { checkEnquiry, type Enquiry } from './check-enquiry.ts'
import { cleanLine, cleanLines } from './clean-text.ts'
import { readFields } from './read-values.ts'
import { isKey } from './reference.ts'

/** A page that the visitor has seen before writing, and when; only with their consent. */
export type Step = { path: string; at: string }

/** The source of a visit; empty when unknown. */
export type Source = { referrer: string; campaign: string }

/** An enquiry as the site has acknowledged it; what it hands over to the content service. */
export type AcceptedEnquiry = {
  /** Makes repeated hand-overs harmless. */
  key: string
  /** ISO 8601, UTC. */
  acceptedAt: string
  /** The path of the page with the form. */
  page: string
  enquiry: Enquiry
  /** The data that the visitor agreed to send along. */
  visit?: { source: Source; steps: Step[] }
}

const MAX_STEPS = 50

/** Parses the data of another program or a file; undefined if it is incomplete. */
export function parseAccepted(value: unknown): AcceptedEnquiry | undefined {
  const { key, acceptedAt, page, enquiry, visit } = asFields(value)
  if (typeof key !== 'string' || !isKey(key)) return undefined
  if (typeof acceptedAt !== 'string' || Number.isNaN(Date.parse(acceptedAt))) return undefined
  const fields = asFields(enquiry)
  const news = fields.news === true ? 'yes' : ''
  const values = readFields((name) => (name === 'news' ? news : fields[name]))
  const checked = checkEnquiry({ ...values, own: {}, consent: '' }, ANY_FORM)
  if (!checked.enquiry) return undefined
  const seen = parseVisit(visit)
  const own = { asked: parseAsked(fields.asked), consent: parseConsent(fields.consent) }
  return {
    key,
    acceptedAt: new Date(acceptedAt).toISOString(),
    page: lineOf(page),
    enquiry: { ...checked.enquiry, ...own },
    ...(seen && { visit: seen }),
  }
}

/** The site has checked what its form asked; the form may have changed since. */
const ANY_FORM: AskedForm = { rows: [], consent: null }

/** Parses the answers to own questions; what is none is left out. */
export function parseAsked(value: unknown): Asked[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_QUESTIONS) : []
  return list.flatMap((one) => {
    const { label, kind: named, value } = asFields(one)
    const kind = QUESTION_KINDS.find((known) => known === named)
    if (!kind || typeof value !== 'string') return []
    const text = cleanLines(value.slice(0, MAX_ANSWERS[kind]))
    return text === '' ? [] : [{ label: lineOf(label), kind, value: text }]
  })
}

/** Parses what a person agreed to; null for anything else. */
export function parseConsent(value: unknown): Consent | null {
  const { text, version } = asFields(value)
  if (typeof text !== 'string' || typeof version !== 'string') return null
  return { text: cleanLines(text.slice(0, MAX_CONSENT)), version: cleanLine(version.slice(0, 20)) }
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

/**
 * Cut before it is cleaned: PostgreSQL would refuse an unpaired surrogate in the steps of a visit.
 */
function lineOf(value: unknown) {
  return typeof value === 'string' ? cleanLine(value.slice(0, 300)) : ''
}
