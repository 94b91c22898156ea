import { createHash } from 'node:crypto'
import { hasCredentials } from '@belvedere/kit/link-address.ts'
import type { Settings } from '../content/settings.ts'

/** The tags of other companies that the owner has chosen, checked. */
export type ChosenTags = {
  /** The id of a Google tag. */
  google: string | null
  scripts: { name: string; address: string; hosts: readonly string[] }[]
}

/**
 * The sources that a content security policy has to allow for tags: for scripts, and for other
 * resources.
 */
export type TagHosts = { scripts: readonly string[]; others: readonly string[] }

/**
 * The version of what consent allows besides tags. Raise it when that becomes more: earlier consent
 * then no longer counts, and visitors are asked again.
 */
const PURPOSES = 1

/**
 * https://developers.google.com/tag-platform/security/guides/csp, with less for scripts: a policy
 * that allows a whole host allows everything else that it serves. The allowed folder has no tag
 * containers, and `www.google.com` runs code that is passed in its address.
 */
const GOOGLE_SCRIPTS = ['https://www.googletagmanager.com/gtag/']
const GOOGLE_OTHERS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]
const ADS_SCRIPTS = ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net']
const ADS_OTHERS = [...ADS_SCRIPTS, 'https://www.google.com']

const HOST = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z0-9-]+$/

/**
 * The tags of the settings; none if the site does not ask for consent. Each part is validated
 * again, because it becomes part of a header.
 */
export function chosenTags(site: Settings['site']): ChosenTags {
  const none = { google: null, scripts: [] }
  if (!site?.tags || site.features?.cookieBanner === false) return none
  const { googleId, scripts } = site.tags
  return {
    google: googleId && /^(?:G|AW)-[A-Z0-9]+$/.test(googleId) ? googleId : null,
    scripts: scripts.flatMap(({ name, address, hosts }) => {
      if (!name || !address || !originOf(address)) return []
      const others = (hosts ?? '').toLowerCase().split(/[\s,]+/)
      return [{ name, address, hosts: others.filter((host) => HOST.test(host)) }]
    }),
  }
}

/** The names of the tags for the question about cookies. */
export function tagNames({ google, scripts }: ChosenTags): string[] {
  const known = google ? [isAds(google) ? 'Google Ads' : 'Google Analytics'] : []
  return [...known, ...scripts.map(({ name }) => name)]
}

/** A short name of the contents of the cookie question; it changes if anything is added. */
export function questionOf({ google, scripts }: ChosenTags): string {
  const loaded = [google, ...scripts.map(({ address }) => address).sort()]
  const asked = JSON.stringify([PURPOSES, ...loaded])
  return createHash('sha256').update(asked).digest('hex').slice(0, 8)
}

/** Exactly the scripts of the tags, and the hosts that they reach; undefined without tags. */
export function tagHosts({ google, scripts }: ChosenTags): TagHosts | undefined {
  if (!google && scripts.length === 0) return undefined
  const hasAds = google !== null && isAds(google)
  const own = scripts.flatMap(({ address }) => originOf(address) ?? [])
  const named = scripts.flatMap(({ hosts }) => hosts.map((host) => `https://${host}`))
  return {
    scripts: unique([
      ...(google ? GOOGLE_SCRIPTS : []),
      ...(hasAds ? ADS_SCRIPTS : []),
      ...scripts.map(({ address }) => sourceOf(address)),
    ]),
    others: unique([
      ...(google ? GOOGLE_OTHERS : []),
      ...(hasAds ? ADS_OTHERS : []),
      ...own,
      ...named,
    ]),
  }
}

function isAds(id: string) {
  return id.startsWith('AW-')
}

function originOf(address: string) {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHttps = url?.protocol === 'https:' && HOST.test(url.hostname)
  return isHttps && !hasCredentials(address) ? url.origin : undefined
}

/**
 * The address as a source of a policy, which compares everything but the query. Characters that
 * separate the parts of a policy are encoded.
 */
function sourceOf(address: string) {
  const { origin, pathname } = new URL(address)
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')
}

function unique(list: readonly string[]) {
  return [...new Set(list)]
}
