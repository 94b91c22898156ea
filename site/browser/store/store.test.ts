import { expect, test, vi } from 'vitest'
import { closeLightbox, openLightbox, sendToMenu, setFlag, updateMenu } from './actions.ts'
import { featuresOf } from './features.ts'
import { createSiteStore } from './store.ts'

const store = () => createSiteStore(featuresOf(null))
const pictures = [
  { image: null, film: { address: '/a.mp4' } },
  { image: null, film: { address: '/b.mp4' } },
]

test('the initial state is that of the specification', () => {
  expect(store().getState()).toEqual({
    flags: {
      loaded: false,
      menu: { isOpen: false, isOpening: false, isClosing: false },
      vid: false,
      sh: true,
    },
    features: { splash: true, smoothScroll: true, cookieBanner: false },
    global: null,
    site: null,
    listings: [],
    amenities: [],
    lightbox: { isOpen: false, media: [], index: 0 },
  })
})

test('stores share no state', () => {
  const [one, other] = [store(), store()]
  setFlag(one, 'loaded', true)
  sendToMenu(one, 'toggle')
  openLightbox(one, pictures)
  expect(other.getState()).toEqual(store().getState())
})

test('the toggle does nothing while the menu opens or closes', () => {
  const site = store()
  sendToMenu(site, 'toggle')
  const onChange = vi.fn()
  site.subscribe(onChange)
  sendToMenu(site, 'toggle')
  expect(onChange).not.toHaveBeenCalled()
  expect(site.getState().flags.menu).toMatchObject({ isOpen: true, isOpening: true })
  sendToMenu(site, 'settle')
  sendToMenu(site, 'toggle')
  onChange.mockClear()
  sendToMenu(site, 'toggle')
  expect(onChange).not.toHaveBeenCalled()
  expect(site.getState().flags.menu).toMatchObject({ isOpen: false, isClosing: true })
})

test('some flags of the menu can be updated, and the others stay', () => {
  const site = store()
  setFlag(site, 'loaded', true)
  updateMenu(site, { isOpening: true })
  expect(site.getState().flags).toMatchObject({
    loaded: true,
    menu: { isOpen: false, isOpening: true, isClosing: false },
    sh: true,
  })
})

test('setting a flag to its current value notifies no subscriber', () => {
  const site = store()
  const onChange = vi.fn()
  site.subscribe(onChange)
  setFlag(site, 'vid', false)
  expect(onChange).not.toHaveBeenCalled()
  setFlag(site, 'vid', true)
  setFlag(site, 'sh', false)
  expect(site.getState().flags).toMatchObject({ vid: true, sh: false })
})

test('the lightbox opens with a list at its first item, or at the given one', () => {
  const site = store()
  openLightbox(site, pictures)
  expect(site.getState().lightbox).toEqual({ isOpen: true, media: pictures, index: 0 })
  openLightbox(site, pictures, 1)
  expect(site.getState().lightbox.index).toBe(1)
})

test('the index is clamped to the list, and an empty list keeps the lightbox closed', () => {
  const site = store()
  openLightbox(site, pictures, 7)
  expect(site.getState().lightbox.index).toBe(1)
  openLightbox(site, pictures, -1)
  expect(site.getState().lightbox.index).toBe(0)
  openLightbox(site, [])
  expect(site.getState().lightbox.isOpen).toBe(false)
})

test('closing the lightbox resets it to closed, empty, 0', () => {
  const site = store()
  openLightbox(site, pictures, 1)
  closeLightbox(site)
  expect(site.getState().lightbox).toEqual({ isOpen: false, media: [], index: 0 })
})
