import { cleanLine } from '../enquiry/clean-text.ts'
import { isObject, parseJson } from '../json.ts'
import { campaignLine } from './campaign.ts'
import { impersonal } from './impersonal.ts'

/** Where a visit came from, as the browser tells it: nothing but these parts of two addresses. */
export type Arrival = {
  /** The host of the page with the link; empty for a visit without one. */
  referrer: string
  source: string
  medium: string
  campaign: string
}

/** One shown page, as the browser reports it; the first page of a visit says where it came from. */
export type Beacon = { path: string; from?: Arrival }

/** An arrival, as it is counted; `campaign` is empty without one. */
export type Source = { referrer: string; campaign: string }

const MAX_PATH = 300
const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+$/

/** Parses the body of a beacon strictly; undefined for anything that the site's script never sends. */
export function parseBeacon(text: string): Beacon | undefined {
  const { path, from, ...rest } = fieldsOf(parseJson(text))
  if (Object.keys(rest).length > 0 || typeof path !== 'string') return undefined
  if (!path.startsWith('/') || path.length > MAX_PATH) return undefined
  if (from === undefined) return { path }
  const arrival = parseArrival(from)
  return arrival && { path, from: arrival }
}

function parseArrival(value: unknown): Arrival | undefined {
  const { referrer, source, medium, campaign, ...rest } = fieldsOf(value)
  const isWhole = [referrer, source, medium, campaign].every((part) => typeof part === 'string')
  if (!isWhole || Object.keys(rest).length > 0) return undefined
  return {
    referrer: String(referrer),
    source: String(source),
    medium: String(medium),
    campaign: String(campaign),
  }
}

/** What is counted of an arrival: a host in small letters, and the campaign in one line. */
export function sourceOf({ referrer, source, medium, campaign }: Arrival): Source {
  const words = impersonal([source, medium, campaign])
  return { referrer: hostOf(referrer), campaign: campaignLine(words) }
}

/**
 * What a browser remembers of an arrival, with the visitor's consent. The receiver
 * removes what names a reader, because rules for that would add too much to every page.
 */
export function rememberedSource({ referrer, source, medium, campaign }: Arrival): Source {
  const words = [source, medium, campaign].map(cleanLine)
  return { referrer: hostOf(referrer), campaign: campaignLine(words) }
}

function hostOf(referrer: string) {
  const host = referrer.toLowerCase().replace(/^www\./, '')
  return host.length <= MAX_PATH && HOST.test(host) ? host : ''
}

const fieldsOf = (value: unknown) => (isObject(value) ? value : {})
