import type { Log } from '@belvedere/kit/log.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeFeed } from '../testing/fake-feed.ts'
import { stopTheClock } from '../testing/stop-the-clock.ts'
import type { Changes, Position } from './feed.ts'
import { ChangeFollower } from './follower.ts'

const quiet = () => {}
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet }

type Feed = ReturnType<typeof fakeFeed>

function follow(feed: Feed) {
  const clock = stopTheClock()
  const end = new AbortController()
  onTestFinished(() => end.abort())
  const learned: string[] = []
  const read = async (after: Position | undefined): Promise<Changes> => {
    feed.reads++
    await new Promise((resolve) => setImmediate(resolve))
    if (feed.isDown) throw new Error('down')
    const search = after && { after: String(after.sequence), mark: after.mark }
    return feed.answer(new URLSearchParams(search))
  }
  const onChanges = (tags: readonly string[]) => void learned.push(...tags)
  const follower = new ChangeFollower({
    read,
    onChanges,
    log,
    signal: end.signal,
  })
  return { follower, learned, clock }
}

test('the first reading reports that everything may have changed, later ones report the changes', async () => {
  const feed = fakeFeed()
  const { follower, learned } = follow(feed)
  await follower.firstContact
  expect(learned).toEqual(['*'])
  for (const tag of ['a', 'b', 'c', 'd', 'e']) feed.add([tag])
  expect(await follower.catchUp()).toBe(true)
  expect(learned).toEqual(['*', 'a', 'b', 'c', 'd', 'e'])
  expect(follower.position?.sequence).toBe(feed.latest())
})

test('after an outage only the missed changes are applied', async () => {
  const feed = fakeFeed()
  const { follower, learned } = follow(feed)
  await follower.firstContact
  feed.isDown = true
  feed.add(['missed'])
  expect(await follower.catchUp()).toBe(false)
  feed.isDown = false
  expect(await follower.catchUp()).toBe(true)
  expect(learned).toEqual(['*', 'missed'])
})

test('a change without a publish message is found by polling', async () => {
  const feed = fakeFeed()
  const { follower, learned, clock } = follow(feed)
  await follower.firstContact
  feed.add(['quietly'])
  await clock.pass(3500)
  await vi.waitFor(() => expect(learned).toContain('quietly'))
})

test('another database with the same number of changes is noticed', async () => {
  const feed = fakeFeed()
  const { follower, learned } = follow(feed)
  await follower.firstContact
  feed.replace()
  await follower.catchUp()
  expect(learned).toEqual(['*', '*'])
})

test('a change during a reading of the feed causes another reading', async () => {
  const feed = fakeFeed()
  const { follower, learned } = follow(feed)
  await follower.firstContact
  const { reads } = feed
  const before = follower.catchUp()
  const [one, other] = [follower.catchUp(), follower.catchUp()]
  await before
  feed.add(['late'])
  expect(await Promise.all([one, other])).toEqual([true, true])
  expect(learned).toContain('late')
  expect(feed.reads).toBe(reads + 2)
})

test('during an outage the follower asks less and less often, and afterwards it catches up', async () => {
  const feed = fakeFeed()
  const { follower, learned, clock } = follow(feed)
  await follower.firstContact
  feed.isDown = true
  expect(await follower.catchUp()).toBe(false)
  const { reads } = feed
  for (let second = 0; second < 60; second++) await clock.pass(1000)
  expect(feed.reads - reads).toBeGreaterThan(1)
  expect(feed.reads - reads).toBeLessThan(6)
  feed.add(['meanwhile'])
  feed.isDown = false
  await clock.pass(35_000)
  await vi.waitFor(() => expect(learned).toContain('meanwhile'))
})
