import type { Random } from '@belvedere/kit/testing/random.ts'
import { BROWSER } from '../../site/testing/send-beacon.ts'

/** A page that a browser reports, and when. */
type Shown = { at: number; body: object; headers: Record<string, string> }

/** The actions of one visitor, and the expected counts, by day, kind and name. */
type Journey = { shown: Shown[]; truth: string[]; enquiry?: { at: number; house: string } }

const HOUSES = ['casa-alba', 'casa-levante', 'quinta-do-sal'].map(
  (slug) => `/real-estate/villas/${slug}`,
)
export const PAGES: readonly string[] = ['/', '/spa', '/map', '/experiences/sailing', ...HOUSES]

const HOSTS = ['', 'www.search.example', 'news.example', 'social.example']
const CAMPAIGNS = ['', 'may', 'autumn']
const ROBOTS = ['Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'curl/8.5.0', '']
const MINUTE = 60_000

/** Always 5:45 hours ahead of UTC, so that its days begin at a quarter of an hour. */
export const TIME_ZONE = 'Asia/Kathmandu'
const OFFSET = 345 * MINUTE

/** A recent time, because old counts are deleted. */
const DAY = 24 * 60 * MINUTE
const BEGIN = Math.floor(Date.now() / DAY - 6) * DAY

/** The visitor with this index, of so many over five days. */
export function makeJourney(random: Random, number: number, of: number): Journey {
  let at = BEGIN + (number / of) * 5 * DAY
  const journey: Journey = { shown: [], truth: [] }
  const isRobot = random.next() < 0.15
  const isOptedOut = random.next() < 0.05
  const headers = {
    'user-agent': isRobot ? random.pick(ROBOTS) : BROWSER,
    'x-forwarded-for': `203.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    ...(isOptedOut && { 'sec-gpc': '1' }),
  }
  const [referrer, campaign] = [random.pick(HOSTS), random.pick(CAMPAIGNS)]
  const from = { referrer, source: campaign && 'letter', medium: '', campaign }
  let isFirst = true
  for (let left = random.between(1, 8); left > 0; left--) {
    const path = random.next() < 0.05 ? '/removed' : random.pick(PAGES)
    journey.shown.push({ at, headers, body: { path, ...(isFirst && { from }) } })
    if (path !== '/removed' && !isRobot && !isOptedOut) {
      journey.truth.push(`${dayOf(at)} page ${path}`)
      if (HOUSES.includes(path)) journey.truth.push(`${dayOf(at)} listing ${path}`)
      if (isFirst) journey.truth.push(...arrivals(dayOf(at), referrer, campaign))
    }
    isFirst = false
    at += random.between(1, 20) * MINUTE
  }
  return random.next() < 0.03 ? withEnquiry(journey, at, random.pick(['', ...HOUSES])) : journey
}

function arrivals(day: string, referrer: string, campaign: string) {
  const host = referrer.replace('www.', '') || 'direct'
  return [
    `${day} referrer ${host}`,
    ...(campaign ? [`${day} campaign letter / – / ${campaign}`] : []),
  ]
}

function withEnquiry(journey: Journey, at: number, house: string): Journey {
  const truth = [...journey.truth, `${dayOf(at)} enquiry ${house || '–'}`]
  return { ...journey, truth, enquiry: { at, house } }
}

/** Computed here, and not by the code under test. */
function dayOf(at: number) {
  return new Date(at + OFFSET).toISOString().slice(0, 10)
}
