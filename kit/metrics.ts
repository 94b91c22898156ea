import { metricText, type Sample } from './metrics-text.ts'

type Labels = Readonly<Record<string, string>>
type Read = () => number | readonly Sample[] | undefined
type Metric = { help: string; type: 'counter' | 'gauge' | 'histogram'; read: Read }

/**
 * The maximum number of series of one metric: a label with unexpected values must not fill the
 * memory.
 */
const MAX_SERIES = 300
const OTHER = 'other'

/** Counts events by label values. */
export class Counter {
  readonly #series = new Map<string, { labels: Labels; value: number }>()

  increment(labels: Labels = {}, by = 1): void {
    const series = seriesOf(this.#series, labels, (own) => ({ labels: own, value: 0 }))
    series.value += by
  }

  samples(): Sample[] {
    return [...this.#series.values()].map(({ labels, value }) => ({ labels, value }))
  }
}

type Distribution = { labels: Labels; counts: number[]; sum: number; count: number }

/** Counts values, such as durations in seconds, by upper bounds. */
class Histogram {
  readonly #bounds: readonly number[]
  readonly #series = new Map<string, Distribution>()

  constructor(bounds: readonly number[]) {
    this.#bounds = bounds
  }

  observe(value: number, labels: Labels = {}): void {
    const make = (own: Labels) => ({ labels: own, counts: this.#bounds.map(() => 0), ...NOTHING })
    const series = seriesOf(this.#series, labels, make)
    this.#bounds.forEach((bound, i) => {
      if (value <= bound) series.counts[i] = (series.counts[i] ?? 0) + 1
    })
    series.sum += value
    series.count++
  }

  samples(): Sample[] {
    return [...this.#series.values()].flatMap(({ labels, counts, sum, count }) => {
      const buckets = this.#bounds.map((bound, i) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: counts[i] ?? 0,
      }))
      return [
        ...buckets,
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]
    })
  }
}

const NOTHING = { sum: 0, count: 0 }

function seriesOf<Series>(
  all: Map<string, Series>,
  labels: Labels,
  make: (labels: Labels) => Series,
): Series {
  const key = Object.values(labels).join('\n')
  const known = all.get(key)
  if (known) return known
  const isFull = all.size >= MAX_SERIES
  const own = isFull ? Object.fromEntries(Object.keys(labels).map((name) => [name, OTHER])) : labels
  const ownKey = Object.values(own).join('\n')
  const series = all.get(ownKey) ?? make(own)
  all.set(ownKey, series)
  return series
}

/** The metrics of a program. A metric that is registered again replaces the earlier one. */
export class Registry {
  readonly #metrics = new Map<string, Metric>()

  counter(name: string, help: string): Counter {
    const counter = new Counter()
    this.#metrics.set(name, { help, type: 'counter', read: () => counter.samples() })
    return counter
  }

  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const histogram = new Histogram(bounds)
    this.#metrics.set(name, { help, type: 'histogram', read: () => histogram.samples() })
    return histogram
  }

  /** A value that is read when the metrics are requested; undefined while there is none. */
  gauge(name: string, help: string, read: Read): void {
    this.#metrics.set(name, { help, type: 'gauge', read })
  }

  /** The same for a value that is counted elsewhere. */
  counted(name: string, help: string, read: Read): void {
    this.#metrics.set(name, { help, type: 'counter', read })
  }

  /** All metrics in the text format of Prometheus. */
  text(): string {
    const texts = [...this.#metrics].map(([name, { read, ...about }]) => {
      const value = read() ?? []
      return metricText({
        name,
        ...about,
        samples: typeof value === 'number' ? [{ value }] : value,
      })
    })
    return texts.join('')
  }
}
