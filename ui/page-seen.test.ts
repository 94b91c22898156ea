import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageSeen, watchPageSeen } from './page-seen.ts'

const root: { dataset: DOMStringMap } = { dataset: {} }
let tab = Object.assign(new EventTarget(), { hidden: false, documentElement: root })
let splashes = new Set<() => void>()

/** Tells of attributes whenever `setSplash` changes one. */
class FakeObserver {
  readonly #tell: () => void
  constructor(tell: () => void) {
    this.#tell = tell
  }
  observe() {
    splashes.add(this.#tell)
  }
  disconnect() {
    splashes.delete(this.#tell)
  }
}

function setSplash(value?: string) {
  root.dataset = value === undefined ? {} : { splash: value }
  for (const tell of splashes) tell()
}
function hide(isHidden: boolean) {
  tab.hidden = isHidden
  tab.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  root.dataset = {}
  splashes = new Set()
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
  setSplash('')
  setSplash('leaving')
  setSplash()
  expect(seen).toEqual([false, true, true])
  end.abort()
  expect(splashes.size).toBe(0)
})
