import { createHash, timingSafeEqual } from 'node:crypto'

/** What the site did since it started; read at `/builds/metrics.json` with the publish key. */
export class Metrics {
  readonly #renders = new Map<string, number>()
  readonly #queries = new Map<string, number>()
  #rendersInAll = 0

  /** Gives the number of this render among all. */
  countRender(path: string): number {
    add(this.#renders, path)
    return ++this.#rendersInAll
  }

  countQuery(operation: string): void {
    add(this.#queries, operation)
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

const MOST_NAMES = 10_000

function add(counts: Map<string, number>, name: string) {
  if (counts.size >= MOST_NAMES && !counts.has(name)) return
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Whether a request carries the key as its bearer token. */
export function isBearer(header: string | undefined, key: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${key}`))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
