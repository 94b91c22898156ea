import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callers } from './callers.ts'
import type { TraceEvent } from './event.ts'
import { droppedFrames } from './frames.ts'
import { blockingTime, longTasks } from './long-tasks.ts'
import { mainThread } from './main-thread.ts'
import { notComposited } from './not-composited.ts'
import { recalculations } from './recalculations.ts'
import { since } from './record.ts'
import { bothSides } from './sides.ts'
import { work } from './work.ts'

/** A few frames of a page that is scrolled by a wheel, from a trace of Chromium 156. */
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

test('the thread of the page is told from those beside it, and put in order', () => {
  expect(thread.length).toBeGreaterThan(20)
  expect(thread.every(({ pid, tid }) => pid === page && tid === page)).toBe(true)
  const times = thread.map(({ ts }) => ts)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(thread.some(({ name }) => name === 'PipelineReporter')).toBe(false)
})

test('a page is followed to another process, and none is taken for it that does more', () => {
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

test('a task is as long as the processor worked for it', () => {
  expect(thread.some(({ name, dur = 0 }) => name === 'RunTask' && dur > 50_000)).toBe(true)
  expect(longTasks(thread)).toEqual([])
  const tasks = [task({ dur: 90_000, tdur: 70_000 }), task({ dur: 60_000 }), task({ dur: 40_000 })]
  expect(longTasks(tasks)).toEqual([70, 60])
  expect(blockingTime(tasks)).toBe(30)
})

test('dropped frames are those of the page that somebody could miss', () => {
  const states = events.flatMap(({ pid, args }) =>
    pid === page ? (args?.frame_reporter ?? []) : [],
  )
  const dropped = states.filter(({ state }) => state === 'STATE_DROPPED')
  expect(droppedFrames(events, page)).toBeCloseTo((100 * dropped.length) / states.length)
  expect(droppedFrames(events, 0)).toBe(0)
})

test('what scripts force is found with who did so, and how many frames in a row', () => {
  const found = recalculations(thread)
  expect(found).toMatchObject({ frames: 5, longestRow: 3 })
  expect(callers(found.forced)).toEqual([expect.stringContaining('5 × anonymous run-lenis.ts:29')])
  const now = [frame, forced('a'), forced('b'), frame, frame, forced('a'), frame, forced('a')]
  expect(recalculations(now)).toMatchObject({ frames: 4, longestRow: 2 })
  expect(callers(recalculations(now).forced, 1)).toEqual(['3 × a a.js:1:8'])
})

test('an animation that the page has to draw is named, one that is not to be seen is not', () => {
  const found = notComposited(thread)
  expect(found).toContainEqual(
    expect.stringMatching(/^border-top-color of HEADER.*: border-top-color$/),
  )
  expect(found).toContain('reveal-picture of IMG: reason 64')
  expect(found.join()).not.toContain('reveal-fade')
})

test('what came before a moment is left out, and a trace without it is refused', () => {
  const at = (ts: number, name = 'Layout') => ({ ...frame, name, ts })
  const events = [at(5), at(9, 'moment'), at(3), at(12)]
  expect(since(events).map(({ ts }) => ts)).toEqual([9, 12])
  expect(() => since([at(5)])).toThrow('does not hold the moment')
})

test('work is counted once, by its kind, however deep it lies', () => {
  expect(work(thread).style).toBeGreaterThan(4)
  const outer = { name: 'FunctionCall', ph: 'X', ts: 0, dur: 9000, tdur: 8000, pid: 1, tid: 1 }
  const inner = { ...outer, ts: 1000, dur: 2000, tdur: 2000 }
  const layout = { ...inner, name: 'Layout' }
  const later = { ...outer, ts: 9000, dur: 1000, tdur: 1000 }
  expect(work([outer, inner, layout, later])).toMatchObject({ script: 9, layout: 2, paint: 0 })
})

test('both sides are measured in turns, and either begins', async () => {
  const turns: boolean[] = []
  const sides = await bothSides(2, async (hasMotion) => turns.push(hasMotion))
  expect(turns).toEqual([true, false, false, true])
  expect(sides).toEqual({ on: [1, 4], off: [2, 3] })
})
