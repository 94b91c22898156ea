import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageVisible, watchPageVisibility } from './page-visibility.ts'

const root: { dataset: DOMStringMap } = { dataset: {} }
let tab = Object.assign(new EventTarget(), { hidden: false, documentElement: root })
let watching = new Set<() => void>()

/** Notifies whenever `mark` changes an attribute. */
class FakeObserver {
  readonly #callback: () => void
  constructor(callback: () => void) {
    this.#callback = callback
  }
  observe() {
    watching.add(this.#callback)
  }
  disconnect() {
    watching.delete(this.#callback)
  }
}

function mark(dataset: DOMStringMap) {
  root.dataset = dataset
  for (const callback of watching) callback()
}
function hide(isHidden: boolean) {
  tab.hidden = isHidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  root.dataset = {}
  watching = new Set()
  tab = Object.assign(new EventTarget(), { hidden: false, documentElement: root })
  vi.stubGlobal('document', tab)
  vi.stubGlobal('MutationObserver', FakeObserver)
})
afterEach(() => vi.unstubAllGlobals())

/** Records the reported states until `end` is aborted. */
function watch() {
  const seen: boolean[] = []
  const end = new AbortController()
  watchPageVisibility(() => seen.push(isPageVisible()), end.signal)
  return { seen, end }
}

test('a page in a hidden tab is not visible', () => {
  const { seen, end } = watch()
  hide(true)
  hide(false)
  end.abort()
  hide(true)
  expect(seen).toEqual([false, true])
})

test('a page behind the splash is not visible until the splash leaves', () => {
  const { seen, end } = watch()
  mark({ splash: '' })
  mark({ splash: 'leaving' })
  mark({})
  expect(seen).toEqual([false, true, true])
  end.abort()
  expect(watching.size).toBe(0)
})

test('a page behind the lightbox is not visible', () => {
  const { seen, end } = watch()
  mark({ lightbox: '' })
  mark({})
  end.abort()
  expect(seen).toEqual([false, true])
})
