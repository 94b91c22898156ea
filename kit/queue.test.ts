import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Queue } from './queue.ts'

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
  expect(reasons.slice(0, 2)).toEqual(['broken', 'broken'])
  await expect(queue.run(async () => 'free')).resolves.toBe('free')
})
