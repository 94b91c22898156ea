import { expect, test, vi } from 'vitest'
import { inSlices } from './slices.ts'

test('short work is not interrupted', () => {
  const pause = inSlices(new AbortController().signal)
  expect(pause()).toBeUndefined()
})

test('long work yields, and then begins a new slice', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  const pause = inSlices(new AbortController().signal)
  clock.mockReturnValue(20)
  const paused = pause()
  expect(paused).toBeInstanceOf(Promise)
  await paused
  expect(pause()).toBeUndefined()
  clock.mockRestore()
})

test('work stops when its page has gone', () => {
  const pause = inSlices(AbortSignal.abort(new Error('gone')))
  expect(pause).toThrow('gone')
})
