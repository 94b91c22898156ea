import { beforeEach, expect, test, vi } from 'vitest'
import { finishReveals, slideUp } from './slide-up.ts'
import { HELD_MS, TOTAL_MS } from './timing.ts'

const browser = vi.hoisted(() => ({ canSplit: true }))

vi.mock('./split.ts', () => ({
  measureText: (element: unknown) => element,
  splitText: (element: HTMLElement) => {
    if (!browser.canSplit) throw new Error('Segmenter is not a constructor')
    const piece = new FakeElement()
    element.replaceChildren('split: ', ...element.childNodes)
    return [piece]
  },
}))
vi.mock('./offsets.ts', () => ({
  offsetsOf: (pieces: unknown[]) => pieces.map((element) => ({ element, x: 0, y: 0 })),
}))

class FakeAnimation extends EventTarget {
  id = 'reveal'
  currentTime = 0
  cancel = vi.fn()
  finish = vi.fn()
}

let running: FakeAnimation[]

class FakeElement {
  dataset = { reveal: 'lines' }
  childNodes: unknown[] = ['its own']
  querySelectorAll = () => []
  getBoundingClientRect = () => ({ height: 20 })
  replaceChildren(...nodes: unknown[]) {
    this.childNodes = nodes
  }
  animate() {
    const animation = new FakeAnimation()
    running.push(animation)
    return animation
  }
}

beforeEach(() => {
  running = []
  browser.canSplit = true
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('document', { getAnimations: () => running })
})

const ORIGINAL = ['its own']
const SPLIT = ['split: ', 'its own']

test('restarting a text keeps its original nodes for the end', () => {
  const title = new HTMLElement()
  slideUp([title])
  slideUp([title])
  expect(title.childNodes).toEqual(SPLIT)
  const [first, second] = running
  expect(first?.cancel).toHaveBeenCalled()
  first?.dispatchEvent(new Event('finish'))
  expect(title.childNodes).toEqual(SPLIT)
  second?.dispatchEvent(new Event('finish'))
  expect(title.childNodes).toEqual(ORIGINAL)
})

test('a text is whole again when its pieces are in place, before its animations end by themselves', () => {
  vi.useFakeTimers()
  const [title, paused] = [new HTMLElement(), new HTMLElement()]
  slideUp([title, paused])
  for (const animation of running.slice(0, 1)) animation.currentTime = TOTAL_MS
  vi.advanceTimersByTime(HELD_MS - 1)
  expect(title.childNodes).toEqual(ORIGINAL)
  expect(paused.childNodes).toEqual(SPLIT)
  vi.useRealTimers()
})

test('finishReveals restores the nodes without waiting for events', () => {
  const title = new HTMLElement()
  slideUp([title])
  finishReveals()
  expect(title.childNodes).toEqual(ORIGINAL)
})

test('a text that cannot be split is shown whole, and the error is thrown', () => {
  const title = new HTMLElement()
  browser.canSplit = false
  expect(() => slideUp([title])).toThrow('Segmenter')
  expect(title.childNodes).toEqual(ORIGINAL)
  browser.canSplit = true
  slideUp([title])
  expect(title.childNodes).toEqual(SPLIT)
})
