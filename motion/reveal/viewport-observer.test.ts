import { beforeEach, expect, test, vi } from 'vitest'
import { BOTTOM_INSET, EARLY, observeViewport } from './viewport-observer.ts'

const HEIGHT = 900

class FakeElement {
  dataset: DOMStringMap = {}
}

let notify: (...entries: { target: HTMLElement; top: number; left?: number }[]) => void

beforeEach(() => {
  class FakeObserver {
    observe = vi.fn()
    unobserve = vi.fn()
    constructor(callback: (entries: unknown[]) => void) {
      notify = (...entries) =>
        callback(
          entries.map(({ target, top, left = 0 }) => ({
            target,
            isIntersecting:
              top < HEIGHT * (1 + ('early' in target.dataset ? EARLY : -BOTTOM_INSET) / 100),
            boundingClientRect: { top, left, bottom: top + 100 },
          })),
        )
    }
  }
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

function watchThree() {
  const onEnter = vi.fn<(elements: HTMLElement[]) => void>()
  const observer = observeViewport({
    canHide: () => true,
    takesTurns: ({ dataset }) => 'turn' in dataset,
    isEarly: ({ dataset }) => 'early' in dataset,
    isAnimatedByCss: () => false,
    onEnter,
  })
  const [one, two, three] = [new HTMLElement(), new HTMLElement(), new HTMLElement()]
  observer.observe([one, two, three])
  return { observer, onEnter, one, two, three }
}

const isHidden = ({ dataset }: HTMLElement) => 'unseen' in dataset

test('elements that enter together are reported together and stay hidden until released', () => {
  const { observer, onEnter, one, two, three } = watchThree()
  notify({ target: one, top: 2000 }, { target: two, top: 2100 }, { target: three, top: 700 })
  expect([one, two, three].map(isHidden)).toEqual([true, true, false])
  notify({ target: one, top: 600 }, { target: two, top: 700 })
  expect(onEnter.mock.lastCall).toEqual([[one, two]])
  expect([one, two].map(isHidden)).toEqual([true, true])
  observer.release(one)
  expect([one, two].map(isHidden)).toEqual([false, true])
})

test('an early element enters below the viewport, and is shown as it is when it begins there', () => {
  const { onEnter, one, two } = watchThree()
  for (const { dataset } of [one, two]) dataset.early = ''
  notify({ target: one, top: 1200 }, { target: two, top: 1000 })
  expect([one, two].map(isHidden)).toEqual([true, false])
  notify({ target: one, top: 1050 })
  expect(onEnter.mock.lastCall).toEqual([[one]])
})

test('a jump shows its target at once and keeps elements below hidden', () => {
  const { onEnter, one, two, three } = watchThree()
  notify(...[one, two, three].map((target) => ({ target, top: 2000 })))
  onEnter.mockClear()
  notify({ target: one, top: 100 }, { target: two, top: -5000 }, { target: three, top: 1500 })
  expect(onEnter.mock.calls.flat(2)).toEqual([])
  expect([one, two, three].map(isHidden)).toEqual([false, false, true])
})

test('elements in a row get turns from 0 to 5; further ones get 5', () => {
  const { observer } = watchThree()
  const row = Array.from({ length: 8 }, () => {
    const element = new HTMLElement()
    element.dataset.turn = ''
    return element
  })
  observer.observe(row)
  notify(...row.map((target, index) => ({ target, top: 2000, left: 100 * index })))
  const turns = row.map(({ dataset }) => dataset.unseen)
  expect(turns).toEqual(['', '1', '2', '3', '4', '5', '5', '5'])
})

test('of two entries for one element, the latest counts', () => {
  const { one } = watchThree()
  notify({ target: one, top: 2000 }, { target: one, top: 500 })
  expect(isHidden(one)).toBe(false)
})

test('entries for a released element are ignored', () => {
  const { observer, onEnter, one, two } = watchThree()
  observer.release(one)
  one.dataset.unseen = ''
  notify({ target: one, top: 500 }, { target: two, top: 2000 })
  expect([one, two].map(isHidden)).toEqual([true, true])
  expect(onEnter.mock.calls.flat(2)).toEqual([])
})

test('elements of a row that enter one after the other are numbered from left to right', () => {
  const { one, two, three } = watchThree()
  one.dataset.turn = three.dataset.turn = ''
  const row = [one, two, three].map((target, index) => ({ target, top: 2000, left: 100 * index }))
  notify(...row.toReversed())
  expect([one, two, three].map(({ dataset }) => dataset.unseen)).toEqual(['', '', '1'])
})
