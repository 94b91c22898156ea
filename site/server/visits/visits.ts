import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { clientOf } from '@belvedere/kit/client-of.ts'
import type { Client } from '@belvedere/kit/forwarded.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { DIRECT } from '@belvedere/kit/visits/batch.ts'
import { type Beacon, parseBeacon, sourceOf } from '@belvedere/kit/visits/beacon.ts'
import { isbot } from 'isbot'
import { routeOf } from '../../screens/routes.ts'
import type { AddressReader } from '../cache/address-reader.ts'
import type { TaggedCache } from '../cache/tagged-cache.ts'
import { readBody } from '../http/request.ts'
import { sendText } from '../http/send-text.ts'
import type { CachedPage } from '../pages/load-page.ts'
import { Courier } from './courier.ts'
import type { HandOver } from './hand-over.ts'
import { VisitOutbox } from './outbox.ts'
import { RateLimit } from './rate-limit.ts'
import { Tally } from './tally.ts'

export type VisitOptions = {
  /** Where counts wait until they are handed over to the content service. */
  dir: string
  proxies: BlockList
}

type Options = VisitOptions & {
  siteUrl: string
  /** Whether a page is published at this path: no other path is counted. */
  isPublished: (path: string) => boolean
  handOver: HandOver
  log: Log
  /** Called with the result of each beacon. */
  onBeacon?: (result: BeaconResult) => void
  signal?: AbortSignal | undefined
  now?: () => number
}

/** The result of a beacon. */
type BeaconResult = 'counted' | 'robot' | 'opted-out' | 'limited' | 'unknown-page'

const MAX_BYTES = 2048

/** Counts the pages that visitors view, without identifying them (docs/decisions/0054). */
export class Visits {
  readonly #options: Options
  readonly #tally = new Tally()
  readonly #limit = new RateLimit()
  readonly #courier: Courier

  constructor(options: Options) {
    const { dir, handOver, log, signal } = options
    this.#options = options
    const outbox = new VisitOutbox(dir, log)
    this.#courier = new Courier({ tally: this.#tally, outbox, handOver, log })
    this.#courier.start(signal)
    signal?.addEventListener('abort', () => this.#courier.keep(), { once: true })
  }

  /** Hands everything counted so far over to the content service. */
  flush(): Promise<void> {
    return this.#courier.flush()
  }

  /**
   * Handles `POST /visits`: a page was shown. Ignored beacons get the same answer as counted ones,
   * so that nobody learns from it which pages exist.
   */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isOwn(request, this.#options.siteUrl))
      return sendText(response, 403, 'Only pages of this site count visits.')
    // The connection may break while the body arrives, and then it has no address.
    const client = clientOf(request, this.#options.proxies)
    const body = await readBody(request, MAX_BYTES)
    if (!body) return sendText(response, 413, 'This is too long for a visit.')
    const beacon = parseBeacon(body.toString())
    if (!beacon) return sendText(response, 400, 'This is no visit.')
    const result = this.#take(beacon, request, client)
    this.#options.onBeacon?.(result)
    response.writeHead(204, { 'cache-control': 'no-store' }).end()
  }

  #take(beacon: Beacon, { headers }: IncomingMessage, { address }: Client): BeaconResult {
    if (isRobot(headers['user-agent'])) return 'robot'
    if (headers['sec-gpc'] === '1' || headers.dnt === '1') return 'opted-out'
    if (!this.#limit.takes(address)) return 'limited'
    if (!this.#options.isPublished(beacon.path)) return 'unknown-page'
    this.#count(beacon)
    return 'counted'
  }

  #count({ path, from }: Beacon) {
    const now = this.#options.now?.() ?? Date.now()
    this.#tally.add('page', path, now)
    if (routeOf(path)?.kind === 'real_estate_listing') this.#tally.add('listing', path, now)
    if (!from) return
    const { referrer, campaign } = sourceOf(from)
    this.#tally.add('referrer', referrer || DIRECT, now)
    if (campaign) this.#tally.add('campaign', campaign, now)
  }
}

/**
 * A page of this site sent it: browsers send the origin, and scripts of other sites cannot forge
 * it.
 */
function isOwn({ headers }: IncomingMessage, siteUrl: string) {
  const from = headers['sec-fetch-site']
  return from === undefined ? headers.origin === new URL(siteUrl).origin : from === 'same-origin'
}

/**
 * Whether a user agent is not a person: one on the maintained list of `isbot`, or a program without
 * a browser's name. Programs that pretend to be a browser cannot be recognised without tracking
 * people.
 */
function isRobot(userAgent: string | undefined): boolean {
  return !userAgent?.startsWith('Mozilla/') || isbot(userAgent)
}

/**
 * Whether a page is published at a path, as far as this replica knows: it has the page cached, or
 * its address is in the list of published addresses. Asks nobody.
 */
export function createPublishedPaths(
  pages: TaggedCache<CachedPage>,
  addresses: AddressReader | undefined,
): (path: string) => boolean {
  let list: readonly string[] | undefined
  let paths = new Set<string>()
  return (path) => {
    if (pages.peek(path)?.isMissing === false) return true
    const known = addresses?.known
    if (known !== list) {
      list = known
      paths = new Set(known)
    }
    return paths.has(path)
  }
}
