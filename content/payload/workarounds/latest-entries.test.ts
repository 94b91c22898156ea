import { expect, test, vi } from 'vitest'
import { withLatestEntries } from './latest-entries.tsx'

/** Hands entries over as a browser does: those of several frames in one report. */
class FakeObserver {
  static last: FakeObserver | undefined
  readonly report: IntersectionObserverCallback
  constructor(report: IntersectionObserverCallback) {
    this.report = report
    FakeObserver.last = this
  }
}

const Observer = withLatestEntries(FakeObserver as unknown as typeof IntersectionObserver)

test('a report of several frames has the latest entry of each target', () => {
  const [row, other] = [{}, {}] as Element[]
  const entry = (target: Element | undefined, isIntersecting: boolean) =>
    ({ target, isIntersecting }) as IntersectionObserverEntry
  const report = vi.fn()
  const observer = new Observer(report)
  const entries = [entry(row, false), entry(other, true), entry(row, true)]
  FakeObserver.last?.report(entries, observer)
  expect(report.mock.calls).toEqual([[[entry(row, true), entry(other, true)], observer]])
})
