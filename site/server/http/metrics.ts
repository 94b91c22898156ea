import type { IncomingMessage, ServerResponse } from 'node:http'
import { isBearer } from '@belvedere/kit/bearer.ts'
import { Counter, Registry } from '@belvedere/kit/metrics.ts'
import type { FailureKind } from '../../content/content-error.ts'
import { refuseWithoutKey, sendJson } from './send-text.ts'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10]
const LAG_SECONDS = [0.1, 0.5, 1, 3, 10, 30, 60, 300, 1800]

const HELP = {
  answers: 'Answers to requests for pages and payloads, by cache state and class of status.',
  render: 'Time of React for a page, without queries and compression.',
  query: 'Time of queries to the content service.',
  failures: 'Queries to the content service that failed, by reason.',
  media: 'Pictures and files that were answered with 5xx.',
  beacons: 'Shown pages that browsers reported, by what became of them.',
  lag: 'Time from the commit of a change until this copy knows it, and until a stale page is fresh.',
}

type Query = { operation: string; ms: number; failure: FailureKind | undefined }

/**
 * Counts since the start, as metrics for Prometheus and, by page, as JSON at `/metrics.json` for
 * tests and benches. Labels never contain a path: there are too many.
 */
export class Metrics {
  readonly registry: Registry = new Registry()
  /** Pages sent from the cache. Plain numbers, because almost every request increments one. */
  readonly hits = { full: 0, unchanged: 0 }
  readonly #answers = new Counter()
  readonly #renders = new Map<string, number>()
  readonly #queries = new Map<string, number>()
  #totalRenders = 0
  readonly #renderTime = this.registry.histogram(name('render_seconds'), HELP.render, SECONDS)
  readonly #queryTime = this.registry.histogram(name('query_seconds'), HELP.query, SECONDS)
  readonly #failures = this.registry.counter(name('query_failures_total'), HELP.failures)
  readonly #media = this.registry.counter(name('media_failures_total'), HELP.media)
  readonly #beacons = this.registry.counter(name('beacons_total'), HELP.beacons)
  readonly #lag = this.registry.histogram(name('publish_lag_seconds'), HELP.lag, LAG_SECONDS)

  constructor() {
    this.registry.counted(name('page_answers_total'), HELP.answers, () => [
      { labels: { cache: 'hit', status: '2xx' }, value: this.hits.full },
      { labels: { cache: 'hit', status: '3xx' }, value: this.hits.unchanged },
      ...this.#answers.samples(),
    ])
  }

  /** Counts the answer to a request for a page or a payload that is not counted in `hits`. */
  countAnswer(state: 'hit' | 'miss' | 'stale' | 'none', status: number): void {
    if (state !== 'hit') this.#answers.increment({ cache: state, status: classOf(status) })
    else if (status === 304) this.hits.unchanged++
    else this.hits.full++
  }

  /** Counts a render and returns the total of all renders. */
  countRender(path: string, ms: number): number {
    add(this.#renders, path)
    this.#renderTime.observe(ms / 1000)
    return ++this.#totalRenders
  }

  /** Counts a query that is being sent. */
  countQuery(operation: string): void {
    add(this.#queries, operation)
  }

  /** Counts a query that has been answered or has failed. */
  countAnswered({ operation, ms, failure }: Query): void {
    this.#queryTime.observe(ms / 1000, { operation })
    if (failure) this.#failures.increment({ operation, reason: failure })
  }

  countMediaFailure(status: number): void {
    this.#media.increment({ status: String(status) })
  }

  countBeacon(result: string): void {
    this.#beacons.increment({ result })
  }

  /** `known`: this replica has learned of a change; `fresh`: a page is up to date with it. */
  countLag(step: 'known' | 'fresh', ms: number): void {
    this.#lag.observe(Math.max(0, ms) / 1000, { step })
  }

  read() {
    return {
      renders: Object.fromEntries(this.#renders),
      queries: Object.fromEntries(this.#queries),
      memoryBytes: process.memoryUsage.rss(),
      uptimeSeconds: Math.round(process.uptime()),
    }
  }
}

/** The address of the counts by page. */
export const METRICS = '/metrics.json'

/** Sends the counts by page to clients with the publish key. */
export function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, publishKey }: { metrics: Metrics; publishKey: string },
): void {
  if (isBearer(request.headers.authorization, publishKey)) sendJson(response, metrics.read())
  else refuseWithoutKey(response)
}

function name(rest: string) {
  return `belvedere_site_${rest}`
}

function classOf(status: number) {
  return `${Math.floor(status / 100)}xx`
}

const MAX_NAMES = 10_000

function add(counts: Map<string, number>, key: string) {
  if (counts.size >= MAX_NAMES && !counts.has(key)) return
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
