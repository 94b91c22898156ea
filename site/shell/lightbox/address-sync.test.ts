import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAddressSync } from './address-sync.ts'

const LIGHTBOX_STATE = { isLightbox: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A fake page with eleven pictures, at an anchor, that records changes of the history. */
function aPage(hash: string, state: unknown = null) {
  const page = { shown: undefined as number | undefined, done: [] as unknown[][] }
  const address = { pathname: '/gallery', search: '?x=1', hash }
  const go = (next: string, nextState: unknown = null) => {
    address.hash = next
    past.state = nextState
  }
  const write = (way: string) => (nextState: unknown, _: string, to: string) => {
    page.done.push([way, to])
    go(to.includes('#') ? to.slice(to.indexOf('#')) : '', nextState)
  }
  const past = {
    state,
    pushState: write('push'),
    replaceState: write('replace'),
    back: () => page.done.push(['back']),
  }
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', past)
  vi.stubGlobal('document', { activeElement: null })
  vi.stubGlobal('HTMLElement', class {})
  const addressSync = createAddressSync({
    currentNumber: () => page.shown,
    open: (number) => {
      if (number <= 11) show(number)
      return number <= 11
    },
    close: () => show(undefined),
  })
  /** Updates the address on a change, as the store does. */
  const show = (number: number | undefined) => {
    page.shown = number
    addressSync.updateAddress()
  }
  /** Simulates Back or Forward to another history entry. */
  const traverse = (next: string, nextState?: unknown) => {
    go(next, nextState)
    addressSync.onAddressChange()
  }
  return { page, past, addressSync, show, traverse }
}

test('the first picture adds a history entry', () => {
  const { page, past, show } = aPage('#about')
  show(3)
  expect(page.done).toEqual([['push', '#media-3']])
  expect(past.state).toEqual(LIGHTBOX_STATE)
})

test('later pictures replace it, once paging pauses', () => {
  const { page, past, show } = aPage('')
  for (const number of [3, 4, 5]) show(number)
  expect(page.done).toEqual([['push', '#media-3']])
  vi.runAllTimers()
  expect(page.done.slice(1)).toEqual([['replace', '#media-5']])
  expect(past.state).toEqual(LIGHTBOX_STATE)
})

test('closing goes back once, and drops a pending address', () => {
  const { page, show, traverse } = aPage('#media-3', LIGHTBOX_STATE)
  page.shown = 3
  show(4)
  show(undefined)
  show(undefined)
  vi.runAllTimers()
  expect(page.done).toEqual([['back']])
  traverse('')
  expect(page.done).toEqual([['back']])
})

test('a picture opened before the browser has gone back stays open, and gets its address then', () => {
  const { page, show, traverse } = aPage('#media-3', LIGHTBOX_STATE)
  show(undefined)
  show(7)
  expect(page.done).toEqual([['back']])
  traverse('')
  expect(page.shown).toBe(7)
  expect(page.done).toEqual([['back'], ['push', '#media-7']])
})

test('Back only closes; Forward opens again without adding an entry', () => {
  const { page, show, traverse } = aPage('')
  show(3)
  traverse('')
  expect(page.shown).toBeUndefined()
  traverse('#media-3', LIGHTBOX_STATE)
  vi.runAllTimers()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([['push', '#media-3']])
})

test('if the document was opened at a picture, the page itself is put before it', () => {
  const { page, addressSync } = aPage('#media-3')
  addressSync.onAddressChange()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([
    ['replace', '/gallery?x=1'],
    ['push', '#media-3'],
  ])
})

test('reloading a lightbox entry shows its picture and leaves the history alone', () => {
  const { page, addressSync } = aPage('#media-3', LIGHTBOX_STATE)
  addressSync.onAddressChange()
  vi.runAllTimers()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([])
})

test('an unknown number opens nothing, and closes the lightbox', () => {
  const { page, addressSync, show, traverse } = aPage('#media-12')
  addressSync.onAddressChange()
  expect(page.done).toEqual([])
  show(2)
  traverse('#media-40')
  expect(page.shown).toBeUndefined()
})

test('after stop the history is left alone', () => {
  const { page, addressSync, show } = aPage('')
  show(3)
  show(4)
  addressSync.stop()
  vi.runAllTimers()
  expect(page.done).toEqual([['push', '#media-3']])
})
