/** Counters since the start, served at `/builds/metrics.json` to holders of the publish key. */
export class Metrics {
  readonly #renders = new Map<string, number>()
  readonly #queries = new Map<string, number>()
  #totalRenders = 0

  /** Counts a render and returns the total of all renders. */
  countRender(path: string): number {
    add(this.#renders, path)
    return ++this.#totalRenders
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

const MAX_NAMES = 10_000

function add(counts: Map<string, number>, name: string) {
  if (counts.size >= MAX_NAMES && !counts.has(name)) return
  counts.set(name, (counts.get(name) ?? 0) + 1)
}
