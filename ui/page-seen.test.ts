import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageSeen, watchPageSeen } from './page-seen.ts'

const root: { dataset: DOMStringMap } = { dataset: {} }
let tab = Object.assign(new EventTarget(), { hidden: false, documentElement: root })
let watching = new Set<() => void>()

/** Tells of attributes whenever `mark` changes one. */
class FakeObserver {
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe() {
    watching.add(this.#tell)
  }
  disconnect() {
    watching.delete(this.#tell)
  }
}

function mark(dataset: DOMStringMap) {
  root.dataset = dataset
  for (const tell of watching) tell()
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

/** What has been told so far, and the end of it. */
function watch() {
  const seen: boolean[] = []
  const end = new AbortController()
  watchPageSeen(() => seen.push(isPageSeen()), end.signal)
  return { seen, end }
}

test('nobody sees a page in a hidden tab', () => {
  const { seen, end } = watch()
  hide(true)
  hide(false)
  end.abort()
  hide(true)
  expect(seen).toEqual([false, true])
})

test('nobody sees a page behind its splash, until that leaves', () => {
  const { seen, end } = watch()
  mark({ splash: '' })
  mark({ splash: 'leaving' })
  mark({})
  expect(seen).toEqual([false, true, true])
  end.abort()
  expect(watching.size).toBe(0)
})

test('nor behind the lightbox', () => {
  const { seen, end } = watch()
  mark({ lightbox: '' })
  mark({})
  end.abort()
  expect(seen).toEqual([false, true])
})
