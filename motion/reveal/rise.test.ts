import { beforeEach, expect, test, vi } from 'vitest'
import { finishAll, raise } from './rise.ts'

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
vi.mock('./ways.ts', () => ({
  waysOf: (pieces: unknown[]) => pieces.map((element) => ({ element, x: 0, y: 0 })),
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

const AT_REST = ['its own']
const SPLIT = ['split: ', 'its own']

test('a text that is raised while it rises begins anew, and holds its own nodes in the end', () => {
  const title = new HTMLElement()
  raise([title])
  raise([title])
  expect(title.childNodes).toEqual(SPLIT)
  const [first, second] = running
  expect(first?.cancel).toHaveBeenCalled()
  first?.dispatchEvent(new Event('finish'))
  expect(title.childNodes).toEqual(SPLIT)
  second?.dispatchEvent(new Event('finish'))
  expect(title.childNodes).toEqual(AT_REST)
})

test('what is finished is whole before any event tells so', () => {
  const title = new HTMLElement()
  raise([title])
  finishAll()
  expect(title.childNodes).toEqual(AT_REST)
})

test('a text that a browser cannot split is whole, and tells why', () => {
  const title = new HTMLElement()
  browser.canSplit = false
  expect(() => raise([title])).toThrow('Segmenter')
  expect(title.childNodes).toEqual(AT_REST)
  browser.canSplit = true
  raise([title])
  expect(title.childNodes).toEqual(SPLIT)
})
