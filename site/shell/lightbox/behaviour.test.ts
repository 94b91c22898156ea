import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSiteStore } from '../../browser/store/store.ts'
import type { PagePart } from '../part.ts'
import { attach } from './behaviour.ts'

const viewer = { open: vi.fn(), heed: vi.fn(), leave: vi.fn() }
const start = vi.fn(() => viewer)
const reloadOnce = vi.fn(() => true)

// A module that fails is asked for again each time, as the browser does it.
vi.mock('./lightbox.ts', () => ({
  get start() {
    return arrivedStart()
  },
}))
vi.mock('@belvedere/ui/reload-once.ts', () => ({ reloadOnce: () => reloadOnce() }))

let isLost = false
function arrivedStart() {
  if (isLost) throw new Error('The script did not load.')
  return start
}

class FakeElement {}
class FakeImage {
  static asked: FakeImage[] = []
  src = ''
  constructor() {
    FakeImage.asked.push(this)
  }
}

const leadTo = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  isLost = false
  FakeImage.asked = []
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open: leadTo }))
})
afterEach(() => vi.unstubAllGlobals())

function aPage(hash = '') {
  const address = { pathname: '/gallery', search: '', hash }
  vi.stubGlobal('location', address)
  const store = createSiteStore({ site: null, global: null })
  const parts: PagePart[] = []
  const register = (part: PagePart) => void parts.push(part)
  attach({ store, register, sharePicture: async () => null })
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
    ...{ href: '/a.jpg', target: '', rel: '', isConnected: true },
    closest: () => link,
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

test('coming near a picture fetches the script, and no picture', async () => {
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
