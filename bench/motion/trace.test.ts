import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callers } from './callers.ts'
import { compareMotion } from './compare-motion.ts'
import type { TraceEvent } from './event.ts'
import { droppedFrames } from './frames.ts'
import { blockingTime, longTasks } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { notComposited } from './not-composited.ts'
import { recalculations } from './recalculations.ts'
import { since } from './record.ts'
import { work } from './work.ts'

/** A few frames of a page scrolled by wheel, from a trace of Chromium 156. */
const events: TraceEvent[] = JSON.parse(
  readFileSync(new URL('recorded.json', import.meta.url), 'utf8'),
)
const thread = mainThread(events)
const page = 31201

const task = (times: object) => ({ name: 'RunTask', ph: 'X', ts: 0, pid: 1, tid: 1, ...times })
const frame = { name: 'BeginMainThreadFrame', ph: 'I', ts: 0, pid: 1, tid: 1 }
const forced = (functionName: string) => {
  const call = { functionName, url: 'http://localhost/a.js?v=1', lineNumber: 0, columnNumber: 7 }
  return { ...frame, name: 'Layout', args: { beginData: { stackTrace: [call] } } }
}

test("the page's main thread is found and its events are sorted", () => {
  expect(thread.length).toBeGreaterThan(20)
  expect(thread.every(({ pid, tid }) => pid === page && tid === page)).toBe(true)
  const times = thread.map(({ ts }) => ts)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(thread.some(({ name }) => name === 'PipelineReporter')).toBe(false)
})

test('a page is followed to another process; busier threads are not mistaken for it', () => {
  const threadName = { name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } }
  const gone = { isInPrimaryMainFrame: true, processId: 2 }
  const now = [
    ...events,
    ...[2, 3].map((pid) => ({ ...threadName, pid, tid: pid })),
    { ...frame, name: 'FrameCommittedInBrowser', ts: 2, pid: 9, args: { data: gone } },
    ...[2, 3, 3, 3].map((pid) => ({ ...frame, pid, tid: pid })),
  ]
  expect(mainThread(now).map(({ pid }) => pid)).toEqual([2, 2])
  expect(() => mainThread([threadName].map((event) => ({ ...event, pid: 2, tid: 2 })))).toThrow()
})

test("a task's duration is its CPU time", () => {
  expect(thread.some(({ name, dur = 0 }) => name === 'RunTask' && dur > 50_000)).toBe(true)
  expect(longTasks(thread)).toEqual([])
  const tasks = [task({ dur: 90_000, tdur: 70_000 }), task({ dur: 60_000 }), task({ dur: 40_000 })]
  expect(longTasks(tasks)).toEqual([70, 60])
  expect(blockingTime(tasks)).toBe(30)
})

test('only dropped frames of the page that affect smoothness count', () => {
  const states = events.flatMap(({ pid, args }) =>
    pid === page ? (args?.frame_reporter ?? []) : [],
  )
  const dropped = states.filter(({ state }) => state === 'STATE_DROPPED')
  expect(droppedFrames(events, page)).toBeCloseTo((100 * dropped.length) / states.length)
  expect(droppedFrames(events, 0)).toBe(0)
})

test('forced work is found with its callers and the number of consecutive frames', () => {
  const found = recalculations(thread)
  expect(found).toMatchObject({ frames: 5, longestRow: 3 })
  expect(callers(found.forced)).toEqual([expect.stringContaining('5 × anonymous run-lenis.ts:29')])
  const now = [frame, forced('a'), forced('b'), frame, frame, forced('a'), frame, forced('a')]
  expect(recalculations(now)).toMatchObject({ frames: 4, longestRow: 2 })
  expect(callers(recalculations(now).forced, 1)).toEqual(['3 × a a.js:1:8'])
})

test('main-thread animations are named, invisible ones are not', () => {
  const found = notComposited(thread)
  expect(found).toContainEqual(
    expect.stringMatching(/^border-top-color of HEADER.*: border-top-color$/),
  )
  expect(found).toContain('reveal-picture of IMG: reason 64')
  expect(found.join()).not.toContain('reveal-fade')
})

test('events before the mark are dropped, and a missing mark throws', () => {
  const at = (ts: number, name = 'Layout') => ({ ...frame, name, ts })
  const events = [at(5), at(9, 'moment'), at(3), at(12)]
  expect(since(events).map(({ ts }) => ts)).toEqual([9, 12])
  expect(() => since([at(5)])).toThrow('does not contain the marked moment')
})

test('nested work of the same kind counts once', () => {
  expect(work(thread).style).toBeGreaterThan(4)
  const outer = { name: 'FunctionCall', ph: 'X', ts: 0, dur: 9000, tdur: 8000, pid: 1, tid: 1 }
  const inner = { ...outer, ts: 1000, dur: 2000, tdur: 2000 }
  const layout = { ...inner, name: 'Layout' }
  const later = { ...outer, ts: 9000, dur: 1000, tdur: 1000 }
  expect(work([outer, inner, layout, later])).toMatchObject({ script: 9, layout: 2, paint: 0 })
})

test('compareMotion alternates which side is measured first', async () => {
  const order: boolean[] = []
  const sides = await compareMotion(2, async (hasMotion) => order.push(hasMotion))
  expect(order).toEqual([true, false, false, true])
  expect(sides).toEqual({ on: [1, 4], off: [2, 3] })
})
