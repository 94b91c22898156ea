import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const listeners = new Map<string, () => void>()

beforeEach(() => {
  vi.resetModules()
  listeners.clear()
  vi.stubGlobal('addEventListener', (type: string, act: () => void) => listeners.set(type, act))
  vi.stubGlobal('removeEventListener', (type: string) => listeners.delete(type))
})
afterEach(() => vi.unstubAllGlobals())

test('what waits for the visitor begins with the first sign, and later at once', async () => {
  const { onFirstSign } = await import('./first-sign.ts')
  expect(listeners.size).toBe(0)
  const [one, other, late] = [vi.fn(), vi.fn(), vi.fn()]
  onFirstSign(one)
  onFirstSign(other)
  expect(one).not.toHaveBeenCalled()
  listeners.get('scroll')?.()
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(listeners.size).toBe(0)
  onFirstSign(late)
  expect(late).toHaveBeenCalledOnce()
})
