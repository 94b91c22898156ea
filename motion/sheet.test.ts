import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSheet } from './sheet.ts'

/** A cover whose animations end when the test says so, with a record of each. */
function aSheet({ canMove = true } = {}) {
  const moves: { path: string; reversals: number; isRemoved: boolean; arrive: () => void }[] = []
  const sheet = createSheet((from, to, arrive) => {
    if (!canMove) return undefined
    const entry = { path: `${from} to ${to}`, reversals: 0, isRemoved: false, arrive }
    moves.push(entry)
    return {
      reverse() {
        entry.reversals += 1
      },
      end() {
        entry.isRemoved = true
      },
    }
  })
  const paths = () => moves.map(({ path }) => path)
  const last = () => moves.at(-1)
  return { ...sheet, moves, paths, last }
}

/** Returns a check for whether the promise has resolved. */
function tracked(promise: Promise<void>) {
  const seen = { isDone: false }
  void promise.then(() => {
    seen.isDone = true
  })
  return async () => {
    await vi.advanceTimersByTimeAsync(0)
    return seen.isDone
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the cover appears after 100 ms, covers the page, and leaves upward', async () => {
  const { cover, leave, paths, last } = aSheet()
  const isCovered = tracked(cover())
  await vi.advanceTimersByTimeAsync(99)
  expect(paths()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(paths()).toEqual(['100 to 0'])
  expect(await isCovered()).toBe(false)
  last()?.arrive()
  expect(await isCovered()).toBe(true)
  expect(leave()).toBe(true)
  expect(paths()).toEqual(['100 to 0', '0 to -100'])
  last()?.arrive()
  expect(last()?.isRemoved).toBe(true)
})

test('covering twice waits for the same cover, and leaving twice leaves once', async () => {
  const { cover, leave, moves, last } = aSheet()
  const answers = [tracked(cover()), tracked(cover())]
  await vi.advanceTimersByTimeAsync(100)
  answers.push(tracked(cover()))
  last()?.arrive()
  answers.push(tracked(cover()))
  for (const isCovered of answers) expect(await isCovered()).toBe(true)
  leave()
  leave()
  expect(moves).toHaveLength(2)
})

test('a cover that is no longer needed never appears, or goes down again', async () => {
  const { cover, leave, moves, last } = aSheet()
  const isFirst = tracked(cover())
  leave()
  expect(await isFirst()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(moves).toHaveLength(0)
  const isSecond = tracked(cover())
  await vi.advanceTimersByTimeAsync(100)
  expect(leave()).toBe(false)
  expect(last()?.reversals).toBe(1)
  last()?.arrive()
  expect(last()?.isRemoved).toBe(true)
  expect(await isSecond()).toBe(true)
})

test('a leaving cover comes back for the next page, and covering waits again', async () => {
  const { cover, leave, moves, last } = aSheet()
  void cover()
  await vi.advanceTimersByTimeAsync(100)
  last()?.arrive()
  leave()
  const isCovered = tracked(cover())
  expect(last()?.reversals).toBe(1)
  expect(await isCovered()).toBe(false)
  last()?.arrive()
  expect(await isCovered()).toBe(true)
  expect(last()?.isRemoved).toBe(false)
  leave()
  last()?.arrive()
  expect(moves.map(({ isRemoved }) => isRemoved)).toEqual([true, true, true])
})

test('where no animation is possible, covering resolves at once', async () => {
  const { cover, leave } = aSheet({ canMove: false })
  const isCovered = tracked(cover())
  await vi.advanceTimersByTimeAsync(100)
  expect(await isCovered()).toBe(true)
  leave()
})

test('an animation that never reports its end is ended by a timeout', async () => {
  const { cover, leave, last } = aSheet()
  const isCovered = tracked(cover())
  await vi.advanceTimersByTimeAsync(2000)
  expect(await isCovered()).toBe(true)
  leave()
  await vi.advanceTimersByTimeAsync(2000)
  expect(last()?.isRemoved).toBe(true)
})

test("a page that doesn't load in time uncovers the old page", async () => {
  const { cover, leave, paths, last } = aSheet()
  void cover()
  await vi.advanceTimersByTimeAsync(100)
  last()?.arrive()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(paths()).toEqual(['100 to 0', '0 to -100'])
  expect(last()?.isRemoved).toBe(true)
  leave()
  expect(paths()).toHaveLength(2)
})
