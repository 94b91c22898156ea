import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLightbox, sendToMenu, setFlag } from '../browser/store/actions.ts'
import { createSiteStore } from '../browser/store/store.ts'
import { hasOther } from './take-wheel.ts'

const aStore = () => createSiteStore({ site: null, global: null })

beforeEach(() => vi.stubGlobal('document', { querySelector: () => null }))
afterEach(() => vi.unstubAllGlobals())

test('a film that is watched, the open menu and the lightbox have the wheel to themselves', () => {
  const [film, menu, pictures] = [aStore(), aStore(), aStore()]
  expect(hasOther(film)).toBe(false)
  setFlag(film, 'vid', true)
  sendToMenu(menu, 'toggle')
  openLightbox(pictures, [{ image: null }])
  expect([film, menu, pictures].map(hasOther)).toEqual([true, true, true])
  setFlag(film, 'vid', false)
  sendToMenu(menu, 'close')
  expect([film, menu].map(hasOther)).toEqual([false, false])
})

test('so has whatever else is modal', () => {
  vi.stubGlobal('document', { querySelector: (name: string) => (name === ':modal' ? {} : null) })
  expect(hasOther(aStore())).toBe(true)
})
