import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLightbox } from '../../browser/store/actions.ts'
import { featuresOf } from '../../browser/store/features.ts'
import { createSiteStore } from '../../browser/store/store.ts'
import type { PagePart } from '../part.ts'
import { attach } from './behaviour.ts'

const viewer = { open: vi.fn(), onAddressChange: vi.fn(), leave: vi.fn() }
const start = vi.fn(() => viewer)
const reloadOnce = vi.fn(() => true)

vi.mock('./lightbox.ts', () => ({
  // Throws like a script that fails to load.
  get start() {
    if (isScriptMissing) throw new Error('The script did not load.')
    return start
  },
}))
const whenInView = vi.fn<(fetch: () => void, signal: AbortSignal) => void>()
vi.mock('./fetch-when-in-view.ts', () => ({
  fetchWhenInView: (fetch: () => void, signal: AbortSignal) => whenInView(fetch, signal),
}))
vi.mock('@belvedere/ui/reload-once.ts', () => ({ reloadOnce: () => reloadOnce() }))

let isScriptMissing = false
class FakeElement {}
class FakeImage {
  static created: FakeImage[] = []
  src = ''
  decode = async () => undefined
  constructor() {
    FakeImage.created.push(this)
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  isScriptMissing = false
  FakeImage.created = []
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('Image', FakeImage)
  const fields = { querySelectorAll: () => [] }
  vi.stubGlobal('document', Object.assign(new EventTarget(), fields))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => new Response())
})
afterEach(() => vi.unstubAllGlobals())

function aPage(hash = '') {
  const address = { pathname: '/gallery', search: '', hash }
  vi.stubGlobal('location', address)
  const store = createSiteStore(featuresOf(null))
  const parts: PagePart[] = []
  attach({
    store,
    register: (part) => parts.push(part),
    sharePicture: async () => null,
    travels: {},
  })
  const enter = () => parts.map(({ enter }) => enter?.({ path: '/gallery', by: 'document' }))
  const leave = () => parts.map(({ leave }) => leave?.())
  enter()
  return { address, store, enter, leave }
}

/** An event target: a link to a picture with ratio 3:2. */
function aLink() {
  const lengths = new Map([
    ['width', '1500'],
    ['height', '1000'],
  ])
  const image = { src: '/a.jpg', srcset: '', getAttribute: (name: string) => lengths.get(name) }
  const link = Object.assign(new FakeElement(), {
    isConnected: true,
    closest: () => link,
    focus: vi.fn(),
    click: vi.fn(),
    querySelector: () => image,
  })
  return link
}

function dispatch(type: string, target: unknown, init: object = {}) {
  const event = new Event(type, { cancelable: true })
  Object.defineProperty(event, 'target', { value: target })
  document.dispatchEvent(Object.assign(event, { button: 0, ...init }))
  return event
}

const settled = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)))

test('hovering a picture loads the script, but no picture', async () => {
  aPage()
  dispatch('pointerover', aLink())
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(FakeImage.created).toEqual([])
  expect(viewer.open).not.toHaveBeenCalled()
})

test('a click preloads the picture at once, and opens it when the script has loaded', async () => {
  aPage()
  const link = aLink()
  const event = dispatch('click', link)
  expect(event.defaultPrevented).toBe(true)
  expect(FakeImage.created).toMatchObject([
    { src: '/a.jpg', sizes: expect.stringMatching(/min\(100vw, 150vh\)$/) },
  ])
  await vi.waitFor(() => expect(viewer.open).toHaveBeenCalledExactlyOnceWith(link))
})

test('a click with a modifier is left to the browser', async () => {
  aPage()
  expect(dispatch('click', aLink(), { ctrlKey: true }).defaultPrevented).toBe(false)
  await settled()
  expect(start).not.toHaveBeenCalled()
})

test('without its script the page is reloaded, and after that the link opens the file', async () => {
  isScriptMissing = true
  aPage()
  dispatch('pointerover', aLink())
  await settled()
  expect(reloadOnce).not.toHaveBeenCalled()
  dispatch('click', aLink())
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce())
  await settled()
  reloadOnce.mockReturnValueOnce(false)
  const link = aLink()
  dispatch('click', link)
  await vi.waitFor(() => expect(link.click).toHaveBeenCalledOnce())
  expect(dispatch('click', link).defaultPrevented).toBe(false)
})

test('a link that was removed in the meantime does nothing', async () => {
  isScriptMissing = true
  aPage()
  const link = Object.assign(aLink(), { isConnected: false })
  dispatch('click', link)
  await settled()
  expect(reloadOnce).not.toHaveBeenCalled()
  expect(link.click).not.toHaveBeenCalled()
})

test('an address that names a picture loads the script and opens it; other anchors do not', async () => {
  const { address } = aPage('#main')
  window.dispatchEvent(new Event('popstate'))
  await settled()
  expect(start).not.toHaveBeenCalled()
  address.hash = '#media-3'
  window.dispatchEvent(new Event('popstate'))
  await vi.waitFor(() => expect(viewer.onAddressChange).toHaveBeenCalledOnce())
  address.hash = ''
  window.dispatchEvent(new Event('popstate'))
  expect(viewer.onAddressChange).toHaveBeenCalledTimes(2)
})

test('an address on another page waits for that page', async () => {
  const { address, enter, leave } = aPage('#media-3')
  await vi.waitFor(() => expect(viewer.onAddressChange).toHaveBeenCalledOnce())
  Object.assign(address, { pathname: '/club', hash: '#media-1' })
  window.dispatchEvent(new Event('popstate'))
  leave()
  expect(viewer.leave).toHaveBeenCalledOnce()
  expect(viewer.onAddressChange).toHaveBeenCalledOnce()
  enter()
  expect(viewer.onAddressChange).toHaveBeenCalledTimes(2)
})

test('opening the lightbox through the store loads the script', async () => {
  const { store } = aPage()
  openLightbox(store, [{ image: null }])
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
})

test('a picture in view preloads the script without starting it, until the page is left', async () => {
  const { enter, leave } = aPage()
  const [fetch, signal] = whenInView.mock.lastCall ?? []
  fetch?.()
  await vi.dynamicImportSettled()
  expect(start).not.toHaveBeenCalled()
  expect(signal?.aborted).toBe(false)
  leave()
  expect(signal?.aborted).toBe(true)
  enter()
  expect(whenInView).toHaveBeenCalledTimes(2)
})

test('a failed preload does not reload the page', async () => {
  isScriptMissing = true
  aPage()
  whenInView.mock.lastCall?.[0]()
  await vi.dynamicImportSettled()
  expect(reloadOnce).not.toHaveBeenCalled()
})
