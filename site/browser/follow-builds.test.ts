import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../testing/fake-tab.ts'
import { followBuilds } from './follow-builds.ts'
import { featuresOf } from './store/features.ts'
import { createSiteStore } from './store/store.ts'
import type { Tab } from './tab.ts'

const savesData = vi.hoisted(() => vi.fn(() => false))
vi.mock('@belvedere/ui/device-now.ts', () => ({ savesData }))

const MANIFEST = '/builds/meta/build-1.json'
const REDIRECTS = [{ from: '/old', to: '/new', status: 301 }]
/** The responses of the site; a test may change them. */
let answers: { manifest: () => unknown; latest: () => unknown }
const fetched = vi.fn(async (address: string, _init?: RequestInit) => {
  if (address === 'https://site.example/lagoon') return new Response()
  return Response.json(address.startsWith(MANIFEST) ? answers.manifest() : answers.latest())
})

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.clearAllMocks()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  savesData.mockReturnValue(false)
  answers = { manifest: () => ({ redirects: REDIRECTS }), latest: () => ({ id: 'build-1' }) }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page without activity, whose manifest has just been fetched. */
async function aPage({ isHidden = false } = {}) {
  const browser = fakeTab()
  if (isHidden) browser.setHidden(true)
  const tab: Tab = { build: 'build-1', settings: '1' }
  followBuilds(tab, createSiteStore(featuresOf(null)))
  await vi.advanceTimersByTimeAsync(999)
  expect(fetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  return { ...browser, tab }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

/** The requests since the last call. */
function requests() {
  const addresses = fetched.mock.calls.map(([address]) => address)
  fetched.mockClear()
  return addresses
}

const latestAt = () => `/builds/latest.json?${Date.now()}`

test('the manifest is fetched after a second, and again with the latest build every five minutes', async () => {
  const { tab } = await aPage()
  expect(requests()).toEqual([MANIFEST])
  expect(tab.pageOf?.('/old')).toBe('/new')
  await minutes(4.9)
  expect(requests()).toEqual([])
  await minutes(0.1)
  expect(requests()).toEqual([MANIFEST, latestAt()])
  answers.manifest = () => ({ redirects: [] })
  await minutes(5)
  expect(requests()).toEqual([MANIFEST, latestAt()])
  expect(tab.pageOf?.('/old')).toBeUndefined()
  await minutes(50)
  expect(requests()).toHaveLength(20)
})

test('a hidden tab sends no requests until it is visible again', async () => {
  const { setHidden } = await aPage()
  setHidden(true)
  requests()
  await minutes(60)
  expect(requests()).toEqual([])
  setHidden(false)
  expect(requests()).toEqual([MANIFEST, latestAt()])
  await minutes(5)
  expect(requests()).toHaveLength(2)
})

test('a tab that was opened in the background asks when it is first seen', async () => {
  const { setHidden } = await aPage({ isHidden: true })
  await minutes(60)
  expect(requests()).toEqual([])
  setHidden(false)
  expect(requests()).toEqual([MANIFEST, latestAt()])
})

test('data saver stops the requests, and they resume afterwards', async () => {
  await aPage()
  savesData.mockReturnValue(true)
  requests()
  await minutes(10)
  expect(requests()).toEqual([])
  savesData.mockReturnValue(false)
  await minutes(5)
  expect(requests()).toHaveLength(2)
})

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['another status', () => Response.json({}, { status: 404 })],
  ['no JSON', () => new Response('<!doctype html>')],
  ['other JSON', () => Response.json({ redirects: [{ from: 1 }], id: 7 })],
])('after a failure (%s) the known redirects and the page stay', async (_, fail) => {
  const { tab, reload } = await aPage()
  fetched.mockImplementation(async () => fail())
  await minutes(6)
  const logged = vi.mocked(console.error).mock.calls.map(([text]) => text)
  expect(logged.sort()).toEqual(['Error fetching latest build:', 'Error fetching manifest:'])
  expect(tab.pageOf?.('/old')).toBe('/new')
  expect([tab.isOutdated, reload.mock.calls.length]).toEqual([undefined, 0])
})

test('a request that is cancelled because the page is left is no failure', async () => {
  const { dispatch } = await aPage()
  fetched.mockImplementation((_, init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    return promise
  })
  await minutes(5)
  dispatch('pagehide')
  await minutes(1)
  expect(console.error).not.toHaveBeenCalled()
})

test('a new build is known at the next check, and reloads an idle page', async () => {
  const { tab, reload } = await aPage()
  answers.latest = () => ({ id: 'build-2' })
  await minutes(4.9)
  expect(tab.isOutdated).toBeUndefined()
  await minutes(0.1)
  expect([tab.isOutdated, reload.mock.calls.length]).toEqual([true, 1])
})

test('a page that the visitor reads reloads five minutes after the last scroll', async () => {
  const { dispatch, tab, reload } = await aPage()
  answers.latest = () => ({ id: 'build-2' })
  await minutes(4)
  dispatch('scroll')
  await minutes(4.9)
  expect([tab.isOutdated, reload.mock.calls.length]).toEqual([true, 0])
  await minutes(0.4)
  expect(reload).toHaveBeenCalledOnce()
})

test('a rollback to the build of this tab cancels the reload', async () => {
  const { dispatch, tab, reload } = await aPage()
  answers.latest = () => ({ id: 'build-2' })
  await minutes(4.9)
  dispatch('keydown')
  await minutes(0.2)
  expect(tab.isOutdated).toBe(true)
  answers.latest = () => ({ id: 'build-1' })
  await minutes(4.9)
  await minutes(30)
  expect([tab.isOutdated, reload.mock.calls.length]).toEqual([false, 0])
})
