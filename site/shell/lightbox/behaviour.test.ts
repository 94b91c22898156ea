import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLightbox } from '../../browser/store/actions.ts'
import { createSiteStore } from '../../browser/store/store.ts'
import type { PagePart } from '../part.ts'
import { attach } from './behaviour.ts'

const viewer = { open: vi.fn(), heed: vi.fn(), leave: vi.fn() }
const start = vi.fn(() => viewer)
const reloadOnce = vi.fn(() => true)

vi.mock('./lightbox.ts', () => ({
  // What fails here fails as a script does that does not arrive.
  get start() {
    if (isLost) throw new Error('The script did not load.')
    return start
  },
}))
const whenSeen = vi.fn<(fetch: () => void, signal: AbortSignal) => void>()
vi.mock('./fetch-when-seen.ts', () => ({
  fetchWhenSeen: (fetch: () => void, signal: AbortSignal) => whenSeen(fetch, signal),
}))
vi.mock('@belvedere/ui/reload-once.ts', () => ({ reloadOnce: () => reloadOnce() }))

let isLost = false
class FakeElement {}
class FakeImage {
  static asked: FakeImage[] = []
  src = ''
  decode = async () => undefined
  constructor() {
    FakeImage.asked.push(this)
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  isLost = false
  FakeImage.asked = []
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('Image', FakeImage)
  const fields = { querySelectorAll: () => [] }
  vi.stubGlobal('document', Object.assign(new EventTarget(), fields))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

function aPage(hash = '') {
  const address = { pathname: '/gallery', search: '', hash }
  vi.stubGlobal('location', address)
  const store = createSiteStore({ site: null, global: null })
  const parts: PagePart[] = []
  attach({ store, register: (part) => parts.push(part), sharePicture: async () => null })
  const enter = () => parts.map(({ enter }) => enter?.({ path: '/gallery', by: 'document' }))
  const leave = () => parts.map(({ leave }) => leave?.())
  enter()
  return { address, store, enter, leave }
}

/** What an event hits: a link to a picture of three to two. */
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

test('who comes near a picture has the script fetched, and no picture', async () => {
  aPage()
  dispatch('pointerover', aLink())
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(FakeImage.asked).toEqual([])
  expect(viewer.open).not.toHaveBeenCalled()
})

test('a press asks for the picture at once, and opens it when the script is there', async () => {
  aPage()
  const link = aLink()
  const event = dispatch('click', link)
  expect(event.defaultPrevented).toBe(true)
  expect(FakeImage.asked).toMatchObject([
    { src: '/a.jpg', sizes: expect.stringMatching(/min\(100vw, 150vh\)$/) },
  ])
  await vi.waitFor(() => expect(viewer.open).toHaveBeenCalledExactlyOnceWith(link))
})

test('a press with a key held down is the browser’s', async () => {
  aPage()
  expect(dispatch('click', aLink(), { ctrlKey: true }).defaultPrevented).toBe(false)
  await settled()
  expect(start).not.toHaveBeenCalled()
})

test('without its script the page is reloaded, and after that the link opens the file', async () => {
  isLost = true
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
  isLost = true
  aPage()
  const link = Object.assign(aLink(), { isConnected: false })
  dispatch('click', link)
  await settled()
  expect(reloadOnce).not.toHaveBeenCalled()
  expect(link.click).not.toHaveBeenCalled()
})

test('an address that names a picture is heeded once the script is there, other anchors never', async () => {
  const { address } = aPage('#main')
  window.dispatchEvent(new Event('popstate'))
  await settled()
  expect(start).not.toHaveBeenCalled()
  address.hash = '#media-3'
  window.dispatchEvent(new Event('popstate'))
  await vi.waitFor(() => expect(viewer.heed).toHaveBeenCalledOnce())
  address.hash = ''
  window.dispatchEvent(new Event('popstate'))
  expect(viewer.heed).toHaveBeenCalledTimes(2)
})

test('an address of another page waits for that page', async () => {
  const { address, enter, leave } = aPage('#media-3')
  await vi.waitFor(() => expect(viewer.heed).toHaveBeenCalledOnce())
  Object.assign(address, { pathname: '/club', hash: '#media-1' })
  window.dispatchEvent(new Event('popstate'))
  leave()
  expect(viewer.leave).toHaveBeenCalledOnce()
  expect(viewer.heed).toHaveBeenCalledOnce()
  enter()
  expect(viewer.heed).toHaveBeenCalledTimes(2)
})

test('what others open has the script fetched', async () => {
  const { store } = aPage()
  openLightbox(store, [{ image: null }])
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
})

test('a picture in view has the script fetched, but not started; the page before no longer does', async () => {
  const { enter, leave } = aPage()
  const [fetch, signal] = whenSeen.mock.lastCall ?? []
  fetch?.()
  await vi.dynamicImportSettled()
  expect(start).not.toHaveBeenCalled()
  expect(signal?.aborted).toBe(false)
  leave()
  expect(signal?.aborted).toBe(true)
  enter()
  expect(whenSeen).toHaveBeenCalledTimes(2)
})

test('a script that is lost while it is fetched ahead reloads nothing', async () => {
  isLost = true
  aPage()
  whenSeen.mock.lastCall?.[0]()
  await vi.dynamicImportSettled()
  expect(reloadOnce).not.toHaveBeenCalled()
})
