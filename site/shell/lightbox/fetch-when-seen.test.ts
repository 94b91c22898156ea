import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWhenSeen } from './fetch-when-seen.ts'

const device = vi.hoisted(() => ({ isCrawler: vi.fn(), savesData: vi.fn() }))
vi.mock('@belvedere/ui/device-now.ts', () => device)
vi.mock('@belvedere/ui/when-idle.ts', () => ({ whenIdle: (act: () => void) => act() }))
vi.mock('@belvedere/ui/when-loaded.ts', () => ({
  whenLoaded: (act: () => void) => loads.push(act),
}))

const loads: (() => void)[] = []
const seen: ((isIntersecting: boolean) => void)[] = []
const watched = new Set<unknown>()

class View {
  constructor(tell: (entries: object[]) => void) {
    seen.push((isIntersecting) => watched.size > 0 && tell([{ isIntersecting }]))
  }
  observe(link: unknown) {
    watched.add(link)
  }
  disconnect() {
    watched.clear()
  }
}

beforeEach(() => {
  for (const list of [loads, seen]) list.length = 0
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
  fetchWhenSeen(fetch, page.signal)
  return { fetch, page, load: () => loads.map((act) => act()) }
}

test('the lightbox is fetched once, when a picture that opens comes into view after the load', () => {
  const { fetch, load } = onAPage()
  expect(seen).toHaveLength(0)
  load()
  seen[0]?.(false)
  expect(fetch).not.toHaveBeenCalled()
  seen[0]?.(true)
  seen[0]?.(true)
  expect(fetch).toHaveBeenCalledOnce()
})

test.each(['before the page has loaded', 'afterwards'])(
  'a page that is left %s fetches nothing',
  (when) => {
    const { fetch, load, page } = onAPage()
    if (when === 'afterwards') load()
    page.abort()
    load()
    for (const see of seen) see(true)
    expect(fetch).not.toHaveBeenCalled()
  },
)

test.each(['isCrawler', 'savesData'] as const)('nothing is fetched ahead where %s', (what) => {
  device[what].mockReturnValue(true)
  onAPage()
  expect(loads).toHaveLength(0)
})
