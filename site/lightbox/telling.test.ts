import type { Location } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createTelling, type Known } from './telling.ts'

const at = (hash: string, state: unknown = null): Location => ({
  ...{ pathname: '/gallery', search: '?x=1', key: hash, mask: undefined },
  ...{ hash, state },
})

const OURS = { isLightbox: true }

function aLightbox(location: Location) {
  vi.useFakeTimers()
  const known: Known = { location, told: undefined, isLeaving: false }
  const navigate = vi.fn()
  return { known, navigate, ...createTelling(navigate, () => known) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const entry = (replace: boolean) => ({ replace, state: OURS, preventScrollReset: true })

test('the first picture gets an entry of its own, and the page stays where it is', () => {
  const { tell, navigate } = aLightbox(at('#about'))
  tell(3)
  expect(navigate.mock.calls).toEqual([['/gallery?x=1#media-3', entry(false)]])
})

test('others take its place, once who leafs has come to rest, however late the address is known', () => {
  const { tell, navigate } = aLightbox(at(''))
  for (const number of [3, 4, 5]) tell(number)
  expect(navigate).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  expect(navigate).toHaveBeenCalledTimes(2)
  expect(navigate).toHaveBeenLastCalledWith('/gallery?x=1#media-5', entry(true))
})

test('what is closed leads back, once', () => {
  const { tell, navigate, known } = aLightbox(at('#media-3', OURS))
  tell(4)
  tell(undefined)
  vi.runAllTimers()
  expect(navigate.mock.calls).toEqual([[-1]])
  expect(known.isLeaving).toBe(true)
})

test('what Back has closed leads no further back', () => {
  const { tell, navigate } = aLightbox(at(''))
  tell(undefined)
  expect(navigate).not.toHaveBeenCalled()
})

test('behind a picture that a document was opened at the page itself is put', () => {
  const replaceState = vi.fn()
  vi.stubGlobal('history', { state: { key: 'k' }, replaceState })
  const { tell, navigate } = aLightbox(at('#media-3'))
  tell(3)
  expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', '/gallery?x=1')
  expect(navigate.mock.calls).toEqual([['/gallery?x=1#media-3', entry(false)]])
})

test('an entry of its own that was opened again is told nothing', () => {
  const { tell, navigate } = aLightbox(at('#media-3', OURS))
  tell(3)
  vi.runAllTimers()
  expect(navigate).not.toHaveBeenCalled()
})
