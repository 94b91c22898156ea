import { beforeEach, expect, test, vi } from 'vitest'
import { FrameLoop, type Next } from './frame-loop.ts'
import { REST_MS, seaMoves } from './sea-moves.ts'

/** The time between two frames of the screen; whole, as timers need it. */
const FRAME_MS = 16
/** About a second. */
const SECOND_MS = 60 * FRAME_MS

/** The frames that the page was asked for, in virtual time. */
let asked = 0

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  asked = 0
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => {
    const call = () => {
      asked++
      act(performance.now())
    }
    return setTimeout(call, FRAME_MS - (performance.now() % FRAME_MS))
  })
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})

/** The frames that are asked for in some time. */
function askedIn(ms: number) {
  const before = asked
  vi.advanceTimersByTime(ms)
  return asked - before
}

function loopOf(nexts: Next[], isSeen = () => true) {
  const drawn: number[] = []
  const stop = new AbortController()
  const draw = (now: number) => {
    drawn.push(now)
    return nexts.shift() ?? 'rest'
  }
  return { loop: new FrameLoop({ draw, isSeen }, stop.signal), drawn, stop }
}

test('it draws until nothing moves, and then asks for nothing', () => {
  const { loop, drawn } = loopOf(['moves', 'moves', 'rest'])
  loop.wake()
  expect(askedIn(1000)).toBe(3)
  expect(drawn).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})

test('what changes while a frame is drawn gets another frame', () => {
  let frames = 0
  const draw = (): Next => {
    frames++
    if (frames === 1) loop.wake()
    return 'rest'
  }
  const loop = new FrameLoop({ draw, isSeen: () => true }, new AbortController().signal)
  loop.wake()
  expect(askedIn(1000)).toBe(2)
  expect(frames).toBe(2)
})

test('60 frames a second are asked for while something moves, 30 for the sea, then none', () => {
  const start = performance.now()
  const quiet = { isReduced: false, isDataSaver: false, isSeen: true }
  const draw = (now: number): Next => {
    if (now <= start + SECOND_MS) return 'moves'
    return seaMoves({ ...quiet, sinceInput: now - start }) ? 'sea' : 'rest'
  }
  const loop = new FrameLoop({ draw, isSeen: () => true }, new AbortController().signal)
  loop.wake()
  expect(askedIn(SECOND_MS)).toBe(60)
  expect(askedIn(10 * SECOND_MS)).toBe(300)
  vi.advanceTimersByTime(REST_MS)
  expect(askedIn(60_000)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a movement does not wait for the next frame of the sea', () => {
  const { loop, drawn } = loopOf(['sea', 'rest'])
  loop.wake()
  vi.advanceTimersByTime(FRAME_MS)
  expect(drawn).toHaveLength(1)
  loop.wake()
  vi.advanceTimersByTime(FRAME_MS)
  expect(drawn).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('it pauses while its canvas is out of view, and then draws the requested frame', () => {
  let isSeen = false
  const { loop, drawn } = loopOf(['rest'], () => isSeen)
  loop.wake()
  expect(askedIn(1000)).toBe(0)
  isSeen = true
  loop.resume()
  expect(askedIn(1000)).toBe(1)
  expect(drawn).toHaveLength(1)
  loop.resume()
  expect(vi.getTimerCount()).toBe(0)
})

test.for(['moves', 'sea'] as const)(
  '%s: it stops out of view, and ends with its signal',
  (next) => {
    let isSeen = true
    const { loop, drawn, stop } = loopOf(Array(10).fill(next), () => isSeen)
    loop.wake()
    vi.advanceTimersByTime(FRAME_MS)
    isSeen = false
    vi.advanceTimersByTime(1000)
    expect([drawn.length, vi.getTimerCount()]).toEqual([1, 0])
    isSeen = true
    loop.resume()
    vi.advanceTimersByTime(FRAME_MS)
    stop.abort()
    loop.wake()
    expect([drawn.length, vi.getTimerCount()]).toEqual([2, 0])
  },
)
