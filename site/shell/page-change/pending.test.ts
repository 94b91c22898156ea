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

test('what takes longer than 400 ms is late until it is there or has failed', async () => {
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

test('what is there in time is never late', async () => {
  await showPending(Promise.resolve())
  await vi.advanceTimersByTimeAsync(1000)
  expect(isShown()).toBe(false)
})

test('what was awaited before neither shows the indicator of what is awaited now nor hides it', async () => {
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
