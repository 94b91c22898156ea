import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPending } from './pending.ts'

const indicator = { hidden: true }
const isShown = () => !indicator.hidden

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { getElementById: () => indicator })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the indicator shows after 400 ms, until the promise resolves or rejects', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const page = Promise.withResolvers<string>()
    const shown = showPending(page.promise).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(399)
    expect(isShown()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isShown()).toBe(true)
    page[end]('there')
    expect(await shown).toBe(end === 'resolve' ? 'there' : 'failed')
    expect(isShown()).toBe(false)
  }
})

test('a promise that resolves in time shows nothing', async () => {
  await showPending(Promise.resolve())
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(false)
})

test('an earlier promise neither shows nor hides the indicator of the latest one', async () => {
  const [before, now] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void showPending(before.promise)
  await vi.advanceTimersByTimeAsync(300)
  void showPending(now.promise)
  await vi.advanceTimersByTimeAsync(300)
  expect(isShown()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  before.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(isShown()).toBe(true)
  now.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(isShown()).toBe(false)
})
