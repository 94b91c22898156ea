import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeTab } from '../testing/fake-tab.ts'
import { createQuietReload } from './quiet-reload.ts'

const probe = vi.fn(async () => new Response())

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.clearAllMocks()
  vi.stubGlobal('fetch', probe)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab that may reload when the test says so. */
function aTab({ isGood }: { isGood: boolean }) {
  const tab = fakeTab()
  const moment = { isGood }
  return { ...tab, moment, ...createQuietReload(() => moment.isGood) }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('the page waits until it may reload, and only then asks the site', async () => {
  const { request, reload, moment } = aTab({ isGood: false })
  request('b')
  await seconds(60)
  expect([reload.mock.calls.length, probe.mock.calls.length]).toEqual([0, 0])
  moment.isGood = true
  await seconds(15)
  await seconds(60)
  expect([reload.mock.calls.length, probe.mock.calls.length]).toEqual([1, 1])
})

test('a tab reloads once it has been hidden for a second', async () => {
  const { request, reload, moment, setHidden } = aTab({ isGood: false })
  request('b')
  await seconds(1)
  moment.isGood = true
  setHidden(true)
  await seconds(0.9)
  expect(reload).not.toHaveBeenCalled()
  await seconds(0.1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a hidden tab with unsent text does not reload', async () => {
  const { request, reload, setHidden } = aTab({ isGood: false })
  request('b')
  setHidden(true)
  await seconds(3600)
  expect([reload.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
})

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['does not have the page any more', async () => new Response(null, { status: 404 })],
  ['fails', async () => new Response(null, { status: 503 })],
])('while the site %s the page stays, and the reload is tried again later', async (_, answer) => {
  const { request, reload } = aTab({ isGood: true })
  probe.mockImplementationOnce(answer)
  request('b')
  await seconds(14)
  expect(reload).not.toHaveBeenCalled()
  await seconds(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('no reload if the page is in use again when the site has answered', async () => {
  const { request, reload, moment } = aTab({ isGood: true })
  probe.mockImplementationOnce(async () => {
    moment.isGood = false
    return new Response()
  })
  request('b')
  await seconds(60)
  expect(reload).not.toHaveBeenCalled()
})

test('a tab reloads once for each build, whatever order they come in', async () => {
  const { request, reload } = aTab({ isGood: true })
  for (const build of ['b', 'a', 'b', 'a']) {
    request(build)
    await seconds(1)
  }
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without session storage the page never reloads', async () => {
  const { request, reload } = aTab({ isGood: true })
  vi.stubGlobal('sessionStorage', undefined)
  request('b')
  await seconds(60)
  expect(reload).not.toHaveBeenCalled()
})
