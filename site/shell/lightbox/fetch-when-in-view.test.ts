import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWhenInView } from './fetch-when-in-view.ts'

const device = vi.hoisted(() => ({ isCrawler: vi.fn(), savesData: vi.fn() }))
vi.mock('@belvedere/ui/device-now.ts', () => device)
vi.mock('@belvedere/ui/first-sign.ts', () => ({
  onFirstSign: (act: () => void) => signs.push(act),
}))
vi.mock('@belvedere/ui/when-idle.ts', () => ({ whenIdle: (act: () => void) => act() }))
vi.mock('@belvedere/ui/when-loaded.ts', () => ({
  whenLoaded: (act: () => void) => loads.push(act),
}))

const signs: (() => void)[] = []
const loads: (() => void)[] = []
const observers: ((isIntersecting: boolean) => void)[] = []
const watched = new Set<unknown>()

class View {
  constructor(notify: (entries: object[]) => void) {
    observers.push((isIntersecting) => watched.size > 0 && notify([{ isIntersecting }]))
  }
  observe(link: unknown) {
    watched.add(link)
  }
  disconnect() {
    watched.clear()
  }
}

beforeEach(() => {
  for (const list of [signs, loads, observers]) list.length = 0
  watched.clear()
  device.isCrawler.mockReturnValue(false)
  device.savesData.mockReturnValue(false)
  vi.stubGlobal('document', { querySelectorAll: () => ['a link', 'another one'] })
  vi.stubGlobal('IntersectionObserver', View)
})
afterEach(() => vi.unstubAllGlobals())

function onAPage() {
  const fetch = vi.fn()
  const page = new AbortController()
  fetchWhenInView(fetch, page.signal)
  const touch = () => signs.map((act) => act())
  const load = () => loads.map((act) => act())
  return { fetch, page, touch, load }
}

test('the lightbox is fetched once, when a picture that opens is in view after a touch and the load', () => {
  const { fetch, touch, load } = onAPage()
  expect(loads).toHaveLength(0)
  touch()
  expect(observers).toHaveLength(0)
  load()
  observers[0]?.(false)
  expect(fetch).not.toHaveBeenCalled()
  observers[0]?.(true)
  observers[0]?.(true)
  expect(fetch).toHaveBeenCalledOnce()
})

test.each(['before the page has loaded', 'afterwards'])(
  'a page that is left %s fetches nothing',
  (when) => {
    const { fetch, touch, load, page } = onAPage()
    touch()
    if (when === 'afterwards') load()
    page.abort()
    load()
    for (const observer of observers) observer(true)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test.each(['isCrawler', 'savesData'] as const)('nothing is fetched ahead if %s', (what) => {
  device[what].mockReturnValue(true)
  onAPage()
  expect(signs).toHaveLength(0)
})
