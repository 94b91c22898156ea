import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTelling } from './telling.ts'

const OURS = { isLightbox: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser at an anchor of a page with eleven pictures, and what is done to its history. */
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
  const telling = createTelling({
    shown: () => page.shown,
    open: (number) => {
      if (number <= 11) show(number)
      return number <= 11
    },
    close: () => show(undefined),
  })
  /** As the store does it. */
  const show = (number: number | undefined) => {
    page.shown = number
    telling.tell()
  }
  /** The browser has come to another entry of its history. */
  const come = (next: string, nextState?: unknown) => {
    go(next, nextState)
    telling.heed()
  }
  return { page, past, telling, show, come }
}

test('the first picture gets an entry of its own', () => {
  const { page, past, show } = aPage('#about')
  show(3)
  expect(page.done).toEqual([['push', '#media-3']])
  expect(past.state).toEqual(OURS)
})

test('others take its place, once who leafs has come to rest', () => {
  const { page, past, show } = aPage('')
  for (const number of [3, 4, 5]) show(number)
  expect(page.done).toEqual([['push', '#media-3']])
  vi.runAllTimers()
  expect(page.done.slice(1)).toEqual([['replace', '#media-5']])
  expect(past.state).toEqual(OURS)
})

test('what is closed leads back, once, and what was to be told is not', () => {
  const { page, show, come } = aPage('#media-3', OURS)
  page.shown = 3
  show(4)
  show(undefined)
  show(undefined)
  vi.runAllTimers()
  expect(page.done).toEqual([['back']])
  come('')
  expect(page.done).toEqual([['back']])
})

test('what is opened before the browser has gone back stays open, and is told then', () => {
  const { page, show, come } = aPage('#media-3', OURS)
  show(undefined)
  show(7)
  expect(page.done).toEqual([['back']])
  come('')
  expect(page.shown).toBe(7)
  expect(page.done).toEqual([['back'], ['push', '#media-7']])
})

test('Back closes and leads no further back; Forward opens again and adds nothing', () => {
  const { page, show, come } = aPage('')
  show(3)
  come('')
  expect(page.shown).toBeUndefined()
  come('#media-3', OURS)
  vi.runAllTimers()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([['push', '#media-3']])
})

test('behind a picture that a document was opened at the page itself is put', () => {
  const { page, telling } = aPage('#media-3')
  telling.heed()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([
    ['replace', '/gallery?x=1'],
    ['push', '#media-3'],
  ])
})

test('an entry of its own that is loaded again is shown and left as it is', () => {
  const { page, telling } = aPage('#media-3', OURS)
  telling.heed()
  vi.runAllTimers()
  expect(page.shown).toBe(3)
  expect(page.done).toEqual([])
})

test('a number that no picture has does nothing, and closes what was shown', () => {
  const { page, telling, show, come } = aPage('#media-12')
  telling.heed()
  expect(page.done).toEqual([])
  show(2)
  come('#media-40')
  expect(page.shown).toBeUndefined()
})

test('a page that was left gets no more calls', () => {
  const { page, telling, show } = aPage('')
  show(3)
  show(4)
  telling.end()
  vi.runAllTimers()
  expect(page.done).toEqual([['push', '#media-3']])
})
