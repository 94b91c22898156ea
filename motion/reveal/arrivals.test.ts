import { beforeEach, expect, test, vi } from 'vitest'
import { FOOT, watchArrivals } from './arrivals.ts'

const HEIGHT = 900

class FakeElement {
  dataset: DOMStringMap = {}
}

let tell: (...entries: { target: HTMLElement; top: number }[]) => void

beforeEach(() => {
  class FakeObserver {
    observe = vi.fn()
    unobserve = vi.fn()
    constructor(hear: (entries: unknown[]) => void) {
      tell = (...entries) =>
        hear(
          entries.map(({ target, top }) => ({
            target,
            isIntersecting: top < HEIGHT * (1 - FOOT / 100),
            boundingClientRect: { top },
          })),
        )
    }
  }
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

function watchThree() {
  const arrive = vi.fn<(elements: HTMLElement[]) => void>()
  const arrivals = watchArrivals({ canWait: () => true, isLeftToStyles: () => false, arrive })
  const [one, two, three] = [new HTMLElement(), new HTMLElement(), new HTMLElement()]
  arrivals.expect([one, two, three])
  return { arrivals, arrive, one, two, three }
}

const isHidden = ({ dataset }: HTMLElement) => 'unseen' in dataset

test('what comes at once is told of at once, and hidden until it is released', () => {
  const { arrivals, arrive, one, two, three } = watchThree()
  tell({ target: one, top: 2000 }, { target: two, top: 2100 }, { target: three, top: 700 })
  expect([one, two, three].map(isHidden)).toEqual([true, true, false])
  tell({ target: one, top: 600 }, { target: two, top: 700 })
  expect(arrive.mock.lastCall).toEqual([[one, two]])
  expect([one, two].map(isHidden)).toEqual([true, true])
  arrivals.release(one)
  expect([one, two].map(isHidden)).toEqual([false, true])
})

test('what is jumped to is there, and what is still below goes on waiting', () => {
  const { arrive, one, two, three } = watchThree()
  tell(...[one, two, three].map((target) => ({ target, top: 2000 })))
  arrive.mockClear()
  tell({ target: one, top: 100 }, { target: two, top: -5000 }, { target: three, top: 1500 })
  expect(arrive.mock.calls.flat(2)).toEqual([])
  expect([one, two, three].map(isHidden)).toEqual([false, false, true])
})

test('where something is now counts, when a busy page is told of it twice', () => {
  const { one } = watchThree()
  tell({ target: one, top: 2000 }, { target: one, top: 500 })
  expect(isHidden(one)).toBe(false)
})

test('what was seen of something before it was released does not count any more', () => {
  const { arrivals, arrive, one, two } = watchThree()
  arrivals.release(one)
  one.dataset.unseen = ''
  tell({ target: one, top: 500 }, { target: two, top: 2000 })
  expect([one, two].map(isHidden)).toEqual([true, true])
  expect(arrive.mock.calls.flat(2)).toEqual([])
})
