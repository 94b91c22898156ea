import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markLate } from './late.ts'

const dataset: Record<string, string> = {}
const isMarked = () => 'navigating' in dataset

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { dataset } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what takes longer than 400 ms is late until it is there or has failed', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const page = Promise.withResolvers<string>()
    const shown = markLate(page.promise).catch(() => 'failed')
    await vi.advanceTimersByTimeAsync(399)
    expect(isMarked()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isMarked()).toBe(true)
    page[end]('there')
    expect(await shown).toBe(end === 'resolve' ? 'there' : 'failed')
    expect(isMarked()).toBe(false)
  }
})

test('what is there in time is never late', async () => {
  await markLate(Promise.resolve())
  await vi.advanceTimersByTimeAsync(1000)
  expect(isMarked()).toBe(false)
})

test('what was awaited before neither sets the mark of what is awaited now nor takes it', async () => {
  const [before, now] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  void markLate(before.promise)
  await vi.advanceTimersByTimeAsync(300)
  void markLate(now.promise)
  await vi.advanceTimersByTimeAsync(300)
  expect(isMarked()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  before.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(isMarked()).toBe(true)
  now.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(isMarked()).toBe(false)
})
