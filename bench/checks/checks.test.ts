import { expect, test } from 'vitest'
import { screens } from '../../e2e/screens.ts'
import { bounded, noted } from '../../testing/table.ts'
import { boundScreens, bounds } from '../bounds.ts'
import { comparePerRun, interleave } from '../interleave.ts'
import type { TraceEvent } from '../motion/event.ts'
import { describeLoad } from '../quiet.ts'
import { withBeside } from './measure.ts'
import { ownTime } from './own-time.ts'
import { pageCost, tasksAfter } from './page-cost.ts'
import { pageWindow } from './page-window.ts'
import { ownTimeOf } from './picture-time.ts'

const event = (name: string, ts: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ts,
  pid: 1,
  tid: 1,
  ...more,
})
const lasting = (name: string, ts: number, dur: number, tdur = dur) =>
  event(name, ts, { dur, tdur })
const inFrame = (name: string, ts: number, frame: string) => event(name, ts, { args: { frame } })

const page = { isInPrimaryMainFrame: true, processId: 1, frame: 'page' }
const head = [
  event('thread_name', 0, { args: { name: 'CrRendererMain' } }),
  event('FrameCommittedInBrowser', 5, { pid: 9, args: { data: page } }),
]

test("the window ends some time after the page's load event, ignoring SVG pictures", () => {
  const marks = [inFrame('firstPaint', 20, 'page'), inFrame('loadEventEnd', 40, 'page')]
  const picture = [inFrame('firstPaint', 15, 'svg'), inFrame('loadEventEnd', 16, 'svg')]
  const tasks = [12, 1039, 1040].map((ts) => lasting('RunTask', ts, 1))
  const found = pageWindow([...head, ...picture, ...marks, ...tasks], 1)
  expect(found.firstPaint).toBe(20)
  const times = found.thread.filter(({ name }) => name === 'RunTask').map(({ ts }) => ts)
  expect(times).toEqual([12, 1039])
  expect(() => pageWindow([...head, ...picture, ...tasks])).toThrow('the page’s loadEventEnd')
})

test('nested events count once, for the innermost', () => {
  const thread = [
    lasting('script', 0, 9000, 8000),
    lasting('layout', 1000, 3000, 2000),
    lasting('script', 2000, 1000),
    lasting('other', 5000, 500),
    lasting('layout', 9000, 1000),
  ]
  const kinds = ownTime(thread, (name) => (name === 'other' ? undefined : name))
  expect(Object.fromEntries(kinds)).toEqual({ script: 7, layout: 2 })
  const same = [lasting('layout', 0, 1000), lasting('script', 0, 4000)]
  expect(Object.fromEntries(ownTime(same, (name) => name))).toEqual({ script: 3, layout: 1 })
})

test('a page’s cost is the CPU time of its tasks', () => {
  const thread = [
    lasting('RunTask', 0, 90_000, 80_000),
    lasting('EvaluateScript', 1000, 20_000),
    lasting('UpdateLayoutTree', 2000, 5000),
    lasting('RunTask', 30_000, 10_000),
    lasting('UpdateLayoutTree', 60_000, 5000),
    lasting('RunTask', 100_000, 70_000),
    event('UpdateLayoutTree', 200_000, { tid: 1, dur: 1000 }),
  ]
  expect(pageCost({ thread, firstPaint: 95_000 })).toEqual({
    work: 150,
    script: 15,
    scriptAndForced: 20,
    styles: 3,
    blocked: 50,
    blockedAfterPaint: 20,
  })
})

test('a task that is running at the start of the window counts only with its remainder', () => {
  const tasks = [0, 100, 300].map((ts) => lasting('RunTask', ts, 100, 60))
  const after = tasksAfter([...tasks, lasting('Layout', 310, 10)], 150)
  expect(after.map(({ ts, dur, tdur }) => [ts, dur, tdur])).toEqual([
    [150, 50, 30],
    [300, 100, 60],
  ])
})

test("a picture's transfer time is a round trip and its bytes, and less if it was loading or loaded", () => {
  const line = { bytesPerSecond: 200_000, latencyMs: 150 }
  const picture = { startTime: 1000, responseEnd: 2000, transferSize: 100_000 }
  expect(ownTimeOf(picture, 900, line)).toBe(650)
  expect(ownTimeOf(picture, 1700, line)).toBe(300)
  expect(ownTimeOf(picture, 2100, line)).toBe(0)
  expect(ownTimeOf({ ...picture, transferSize: 0 }, 900, line)).toBe(0)
  expect(ownTimeOf(undefined, 900, line)).toBe(0)
})

test('interleaved variants each start one of the runs', async () => {
  const turns: string[] = []
  const figures = await interleave(['a', 'b', 'c'], 3, async (kind) => turns.push(kind))
  expect(turns.join('')).toBe('abcbcacab')
  expect(figures).toEqual({ a: [1, 6, 8], b: [2, 4, 9], c: [3, 5, 7] })
  expect(comparePerRun([4, 9], [2, 3], (our, other) => our / other)).toEqual([2, 3])
})

test('the figures of two sites are shown side by side, a failure beside every row', () => {
  const rows = [bounded('a', 1, 2, 'ms'), noted('b', 'x')]
  const others = [bounded('a', 3, 2, 'ms'), noted('b', 'y')]
  expect(withBeside(rows, others).map(({ beside, ok }) => [beside, ok])).toEqual([
    ['3 ms', true],
    ['y', undefined],
  ])
  expect(withBeside(rows, others.slice(1)).map(({ beside }) => beside)).toEqual(['y', 'y'])
})

test('the report says whether the machine is busy', () => {
  expect(describeLoad(0.5)).toMatch(/0\.50 on \d+ processors: the machine is quiet/)
  expect(describeLoad(0.6)).toContain('NOT quiet')
})

test('bounds refer to existing screens and are numbers', () => {
  const names = screens.map(({ name }) => name)
  expect(Object.values(boundScreens).flat()).toEqual(expect.arrayContaining(['home', 'map']))
  expect(
    Object.values(boundScreens)
      .flat()
      .filter((name) => !names.includes(name)),
  ).toEqual([])
  const figures = Object.values(bounds).flatMap((bound) => Object.values(Object(bound)))
  expect(figures.every((figure) => Number(figure) > 0)).toBe(true)
})
