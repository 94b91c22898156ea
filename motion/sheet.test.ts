import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSheet } from './sheet.ts'

/** A sheet whose movements end when the test says so, and what has become of each. */
function aSheet({ canMove = true } = {}) {
  const moves: { way: string; turns: number; isOver: boolean; arrive: () => void }[] = []
  const sheet = createSheet((from, to, arrive) => {
    if (!canMove) return undefined
    const one = { way: `${from} to ${to}`, turns: 0, isOver: false, arrive }
    moves.push(one)
    return {
      turn() {
        one.turns += 1
      },
      end() {
        one.isOver = true
      },
    }
  })
  const ways = () => moves.map(({ way }) => way)
  const last = () => moves.at(-1)
  return { ...sheet, moves, ways, last }
}

/** Whether a promise has been resolved by now. */
function watch(promise: Promise<void>) {
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

test('after 100 ms it rises, covers, and leaves upward when it is told', async () => {
  const { cover, leave, ways, last } = aSheet()
  const isCovered = watch(cover())
  await vi.advanceTimersByTimeAsync(99)
  expect(ways()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(ways()).toEqual(['100 to 0'])
  expect(await isCovered()).toBe(false)
  last()?.arrive()
  expect(await isCovered()).toBe(true)
  expect(leave()).toBe(true)
  expect(ways()).toEqual(['100 to 0', '0 to -100'])
  last()?.arrive()
  expect(last()?.isOver).toBe(true)
})

test('who covers again waits for the same sheet, and leaving twice is leaving once', async () => {
  const { cover, leave, moves, last } = aSheet()
  const answers = [watch(cover()), watch(cover())]
  await vi.advanceTimersByTimeAsync(100)
  answers.push(watch(cover()))
  last()?.arrive()
  answers.push(watch(cover()))
  for (const isCovered of answers) expect(await isCovered()).toBe(true)
  leave()
  leave()
  expect(moves).toHaveLength(2)
})

test('a sheet that is not needed any more never rises, or goes down again', async () => {
  const { cover, leave, moves, last } = aSheet()
  const isFirst = watch(cover())
  leave()
  expect(await isFirst()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(moves).toHaveLength(0)
  const isSecond = watch(cover())
  await vi.advanceTimersByTimeAsync(100)
  expect(leave()).toBe(false)
  expect(last()?.turns).toBe(1)
  last()?.arrive()
  expect(last()?.isOver).toBe(true)
  expect(await isSecond()).toBe(true)
})

test('a sheet that leaves comes back for the next page, and is waited for anew', async () => {
  const { cover, leave, moves, last } = aSheet()
  void cover()
  await vi.advanceTimersByTimeAsync(100)
  last()?.arrive()
  leave()
  const isCovered = watch(cover())
  expect(last()?.turns).toBe(1)
  expect(await isCovered()).toBe(false)
  last()?.arrive()
  expect(await isCovered()).toBe(true)
  expect(last()?.isOver).toBe(false)
  leave()
  last()?.arrive()
  expect(moves.map(({ isOver }) => isOver)).toEqual([true, true, true])
})

test('where nothing can move the page is not waited for', async () => {
  const { cover, leave } = aSheet({ canMove: false })
  const isCovered = watch(cover())
  await vi.advanceTimersByTimeAsync(100)
  expect(await isCovered()).toBe(true)
  leave()
})

test('a movement whose end nobody reports is over all the same', async () => {
  const { cover, leave, last } = aSheet()
  const isCovered = watch(cover())
  await vi.advanceTimersByTimeAsync(2000)
  expect(await isCovered()).toBe(true)
  leave()
  await vi.advanceTimersByTimeAsync(2000)
  expect(last()?.isOver).toBe(true)
})

test('a page that does not come is waited for in view of the one before', async () => {
  const { cover, leave, ways, last } = aSheet()
  void cover()
  await vi.advanceTimersByTimeAsync(100)
  last()?.arrive()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(ways()).toEqual(['100 to 0', '0 to -100'])
  expect(last()?.isOver).toBe(true)
  leave()
  expect(ways()).toHaveLength(2)
})
