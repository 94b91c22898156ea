import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageCovered } from './claim-wheel.ts'
import { openLightbox, sendToMenu, setFlag } from './store/actions.ts'
import { featuresOf } from './store/features.ts'
import { createSiteStore } from './store/store.ts'

const aStore = () => createSiteStore(featuresOf(null))

beforeEach(() => vi.stubGlobal('document', { querySelector: () => null }))
afterEach(() => vi.unstubAllGlobals())

test('a video with sound, the open menu and the lightbox cover the page', () => {
  const [film, menu, pictures] = [aStore(), aStore(), aStore()]
  expect(isPageCovered(film)).toBe(false)
  setFlag(film, 'vid', true)
  sendToMenu(menu, 'toggle')
  openLightbox(pictures, [{ image: null }])
  expect([film, menu, pictures].map(isPageCovered)).toEqual([true, true, true])
  setFlag(film, 'vid', false)
  sendToMenu(menu, 'close')
  expect([film, menu].map(isPageCovered)).toEqual([false, false])
})

test('a modal dialog covers the page', () => {
  vi.stubGlobal('document', { querySelector: (name: string) => (name === ':modal' ? {} : null) })
  expect(isPageCovered(aStore())).toBe(true)
})
