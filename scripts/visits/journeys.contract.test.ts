import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@belvedere/kit/testing/random.ts'
import { createLocalReq, type Payload } from 'payload'
import { expect, onTestFinished, test } from 'vitest'
import { countEnquiry } from '../../content/overview/visits/count-enquiry.ts'
import { serveVisits } from '../../content/overview/visits/serve-visits.ts'
import { openContent } from '../../content/testing/payload.ts'
import { proxyList } from '../../kit/forwarded.ts'
import { createHandOver } from '../../site/server/visits/hand-over.ts'
import { Visits } from '../../site/server/visits/visits.ts'
import { sendBeacon } from '../../site/testing/send-beacon.ts'
import { makeJourney, PAGES, TIME_ZONE } from './journeys.ts'

const JOURNEYS = 10_000
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/**
 * The content service behind an unreliable network: requests and responses get lost, and some
 * arrive twice.
 */
function badNetwork(payload: Payload, random: Random) {
  const lost = { requests: 0, answers: 0, doubles: 0 }
  const arrive = (url: string, init?: RequestInit) =>
    serveVisits(new Request(url, init), () => Promise.resolve(payload))
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const fate = random.next()
    if (fate < 0.15 && ++lost.requests) throw new Error('The request was lost.')
    const answer = await arrive(String(url), init)
    if (fate < 0.35 && ++lost.answers) throw new Error('The answer was lost.')
    if (fate < 0.5 && ++lost.doubles) return arrive(String(url), init)
    return answer
  }
  return { lost, fetch }
}

test('ten thousand visits are counted correctly, across losses and restarts', async () => {
  await using content = await openContent()
  const { payload } = content
  const settings = { name: 'Our Place', currency: 'EUR', locale: 'en', timeZone: TIME_ZONE }
  await payload.updateGlobal({ slug: 'site', data: { ...settings, _status: 'published' } })
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-journeys-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))

  const random = new Random(15)
  const { lost, fetch } = badNetwork(payload, random.fork())
  const publishKey = 'a key for tests alone'
  const contentUrl = 'http://content.example/graphql'
  let now = 0
  let end = new AbortController()
  const start = () => {
    end = new AbortController()
    const handOver = createHandOver({ contentUrl, publishKey, fetch })
    const isPublished = (path: string) => PAGES.includes(path)
    const own = { dir, proxies: proxyList(''), siteUrl: 'https://site.example' }
    return new Visits({ ...own, isPublished, handOver, log, signal: end.signal, now: () => now })
  }
  let visits = start()

  const truth = new Map<string, number>()
  for (let number = 0; number < JOURNEYS; number++) {
    const journey = makeJourney(random, number, JOURNEYS)
    for (const { at, body, headers } of journey.shown) {
      now = at
      expect(await sendBeacon(visits, body, headers)).toBe(204)
    }
    for (const key of journey.truth) truth.set(key, (truth.get(key) ?? 0) + 1)
    const { enquiry } = journey
    if (enquiry) {
      const acceptedAt = new Date(enquiry.at).toISOString()
      await countEnquiry(await createLocalReq({}, payload), { acceptedAt, house: enquiry.house })
    }
    if (number % 100 === 0) await visits.flush()
    if (number % 1500 === 700) {
      end.abort()
      visits = start()
    }
  }
  for (let i = 0; i < 40; i++) await visits.flush()
  end.abort()

  expect(Math.min(lost.requests, lost.answers, lost.doubles)).toBeGreaterThan(5)
  const { docs } = await payload.db.find<Record<'day' | 'kind' | 'name' | 'count', unknown>>({
    collection: 'visit-counts',
    pagination: false,
  })
  const counted = docs.map(({ day, kind, name, count }) => [
    `${day} ${kind} ${name}`,
    Number(count),
  ])
  expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(truth))
})
