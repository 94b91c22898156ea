import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyFrame } from './clock.ts'

let due = new Map<number, FrameRequestCallback>()

/** Runs the pending frame callbacks, as a browser does when it draws a frame. */
function draw(now: number) {
  const callbacks = [...due.values()]
  due.clear()
  for (const act of callbacks) act(now)
}

beforeEach(() => {
  let count = 0
  due = new Map()
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    count += 1
    due.set(count, act)
    return count
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame))
})
afterEach(() => vi.unstubAllGlobals())

test('all callbacks share one frame and get its timestamp', () => {
  const watch = new AbortController()
  const seen: string[] = []
  everyFrame((now) => seen.push(`a ${now}`), watch.signal)
  everyFrame((now) => seen.push(`b ${now}`), watch.signal)
  expect(due.size).toBe(1)
  draw(16)
  expect(due.size).toBe(1)
  draw(32)
  expect(seen).toEqual(['a 16', 'b 16', 'a 32', 'b 32'])
  watch.abort()
})

test('no frame is requested before the first callback or after the last has left', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const act = vi.fn()
  expect(due.size).toBe(0)
  everyFrame(act, AbortSignal.abort())
  expect(due.size).toBe(0)
  everyFrame(act, first.signal)
  everyFrame(act, second.signal)
  first.abort()
  draw(16)
  expect(act).toHaveBeenCalledExactlyOnceWith(16)
  second.abort()
  expect(due.size).toBe(0)
})

test('a callback that leaves during a frame stops the loop, and a later one restarts it', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const left = vi.fn()
  everyFrame(() => first.abort(), first.signal)
  everyFrame(left, first.signal)
  draw(16)
  expect(left).not.toHaveBeenCalled()
  expect(due.size).toBe(0)
  everyFrame(left, second.signal)
  draw(32)
  expect(left).toHaveBeenCalledExactlyOnceWith(32)
  second.abort()
})

test('a callback that throws keeps the loop running', () => {
  const watch = new AbortController()
  const failing = vi.fn(() => {
    throw new Error('no')
  })
  everyFrame(failing, watch.signal)
  expect(() => draw(16)).toThrow('no')
  expect(() => draw(32)).toThrow('no')
  expect(failing).toHaveBeenCalledTimes(2)
  watch.abort()
})
