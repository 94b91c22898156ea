import { beforeEach, expect, test, vi } from 'vitest'
import { FrameLoop, type Next } from './frame-loop.ts'

let due: FrameRequestCallback[] = []

/** Draws a frame as a browser does. */
function frame(now: number) {
  const callbacks = due
  due = []
  for (const act of callbacks) act(now)
}

beforeEach(() => {
  due = []
  vi.stubGlobal('requestAnimationFrame', (act: FrameRequestCallback) => due.push(act))
  vi.stubGlobal('cancelAnimationFrame', () => {
    due = []
  })
})

function loopOf(nexts: Next[], isSeen = () => true) {
  const drawn: number[] = []
  const stop = new AbortController()
  const draw = (now: number) => {
    drawn.push(now)
    return nexts.shift() ?? 'rest'
  }
  return { loop: new FrameLoop({ draw, isSeen }, stop.signal), drawn, stop }
}

const start = performance.now()

test('it draws until nothing moves, and then leaves the clock', () => {
  const { loop, drawn } = loopOf(['moves', 'moves', 'rest'])
  loop.wake()
  for (let i = 1; i < 10; i++) frame(start + 1000 + 16 * i)
  expect(drawn).toHaveLength(3)
  expect(due).toEqual([])
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
  for (let i = 1; i < 5; i++) frame(start + 1500 + 16 * i)
  expect(frames).toBe(2)
  expect(due).toEqual([])
})

test('the sea alone is drawn in at most every second frame', () => {
  const { loop, drawn, stop } = loopOf(Array(100).fill('sea'))
  loop.wake()
  for (let i = 0; i < 60; i++) frame(start + 2000 + (1000 / 60) * i)
  expect(drawn.length).toBeGreaterThan(25)
  expect(drawn.length).toBeLessThanOrEqual(31)
  stop.abort()
})

test('it pauses while its canvas is out of view, and then draws the requested frame', () => {
  let isSeen = false
  const { loop, drawn } = loopOf(['rest'], () => isSeen)
  loop.wake()
  expect(due).toEqual([])
  isSeen = true
  loop.resume()
  frame(start + 3000)
  expect(drawn).toHaveLength(1)
  loop.resume()
  expect(due).toEqual([])
})

test('it stops when its canvas goes out of view, and ends with its signal', () => {
  let isSeen = true
  const { loop, drawn, stop } = loopOf(Array(10).fill('moves'), () => isSeen)
  loop.wake()
  frame(start + 4000)
  isSeen = false
  frame(start + 4016)
  expect([drawn.length, due.length]).toEqual([1, 0])
  stop.abort()
  isSeen = true
  loop.wake()
  expect(due).toEqual([])
})
