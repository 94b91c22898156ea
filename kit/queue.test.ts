import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isBusy, Queue } from './queue.ts'

test('at most `atOnce` tasks run at once, and all of them finish', async () => {
  const queue = new Queue({ atOnce: 2, waiting: 100 })
  let running = 0
  let most = 0
  const work = async (i: number) => {
    most = Math.max(most, ++running)
    await sleep(1)
    running -= 1
    return i
  }
  const done = await Promise.all(Array.from({ length: 20 }, (_, i) => queue.run(() => work(i))))
  expect(done).toEqual(Array.from({ length: 20 }, (_, i) => i))
  expect(most).toBe(2)
})

test("tasks beyond the queue's limit are rejected, and failed tasks free their slot", async () => {
  const queue = new Queue({ atOnce: 1, waiting: 1 })
  const fail = () => sleep(1).then(() => Promise.reject(new Error('broken')))
  const outcomes = await Promise.allSettled([queue.run(fail), queue.run(fail), queue.run(fail)])
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)
  expect(reasons[2]).toMatch(/^Too many requests are waiting/)
  expect(outcomes.map((one) => one.status === 'rejected' && isBusy(one.reason))).toEqual([
    ...[false, false, true],
  ])
  expect(reasons.slice(0, 2)).toEqual(['broken', 'broken'])
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})

/** A task that the test ends. */
function held(started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const work = () => {
    started.push(name)
    return promise
  }
  return { work, end: resolve }
}

test('a waiting task whose signal is aborted leaves the queue at once, and is not run', async () => {
  const queue = new Queue({ atOnce: 1 })
  const started: string[] = []
  const [first, gone, last] = ['first', 'gone', 'last'].map((name) => held(started, name))
  if (!first || !gone || !last) throw new Error('There are three tasks.')
  const sender = new AbortController()
  const running = queue.run(first.work, sender.signal)
  const left = queue.run(gone.work, sender.signal)
  const waiting = queue.run(last.work)
  sender.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(queue.waiting).toBe(1)
  await expect(queue.run(gone.work, sender.signal)).rejects.toThrow('aborted')
  first.end()
  await running
  last.end()
  await waiting
  expect(started).toEqual(['first', 'last'])
})

test('background tasks run one at a time, only while no other task runs or waits', async () => {
  const queue = new Queue({ atOnce: 1 })
  const started: string[] = []
  const tasks = ['visitor 1', 'visitor 2', 'background 1', 'background 2'].map((name) =>
    held(started, name),
  )
  const [first, second, ...background] = tasks
  if (!first || !second) throw new Error('There are four tasks.')
  const later = background.map(({ work }) => queue.runWhenIdle(work))
  const now = [first, second].map(({ work }) => queue.run(work))
  await sleep(1)
  expect(started).toEqual(['background 1', 'visitor 1'])
  background[0]?.end()
  await later[0]
  first.end()
  await now[0]
  await sleep(1)
  expect(started).toEqual(['background 1', 'visitor 1', 'visitor 2'])
  second.end()
  await now[1]
  await sleep(1)
  expect(started.at(-1)).toBe('background 2')
  background[1]?.end()
  await later[1]
})

test('a failed background task does not stop the next one', async () => {
  const queue = new Queue()
  const failed = queue.runWhenIdle(() => Promise.reject(new Error('broken')))
  const next = queue.runWhenIdle(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  await expect(next).resolves.toBe('done')
})
