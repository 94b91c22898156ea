import { inspect } from '@belvedere/content/testing/program.ts'
import { expect, test } from 'vitest'
import copy from '../../e2e/fixture/copy.json' with { type: 'json' }
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS, testWorld } from './test-world.ts'
import { visit } from './visit.ts'
import type { World } from './world.ts'

/** The state of the database, to be polled until all publish messages are delivered. */
async function readState({ settings: { env } }: World) {
  const settings = Object.entries(env).filter(([, value]) => value !== undefined)
  return inspect(Object.fromEntries(settings) as Record<string, string>)
}

test('a content service killed during publishing keeps every acknowledged change', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site, studio } = await testWorld()
  await Promise.all([world.startContent(), world.startCopy(site)])
  const page = await studio.createPage('0', 'counter')
  await until(
    () => visit(site, '/counter'),
    ({ heading }) => heading === '0',
  )
  let tried = 0
  let acknowledged = 0
  for (const ms of [150, 420, 730]) {
    let end: NodeJS.Timeout | undefined
    try {
      for (;;) {
        tried++
        await studio.rename(page, String(tried))
        acknowledged = tried
        end ??= setTimeout(() => void world.killContent(), ms)
      }
    } catch {
      clearTimeout(end)
      await world.content?.ended
    }
    await world.startContent()
    const kept = Number((await studio.read(`/pages/${page}`)).title)
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    expect(kept).toBeLessThanOrEqual(tried)
    const shownPage = await until(
      () => visit(site, '/counter'),
      ({ heading }) => heading === String(kept),
    )
    expect(shownPage.heading).toBe(String(kept))
  }
  expect(acknowledged).toBeGreaterThanOrEqual(3)
  const state = await until(
    () => readState(world),
    ({ jobs }) => jobs === 0,
  )
  expect(state).toMatchObject({ integrity: 'ok', jobs: 0, siteName: copy.site.name })
})

test('a content service killed while idle restarts with all its data', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world } = await testWorld()
  await world.startContent()
  await world.killContent()
  const before = await readState(world)
  await world.startContent()
  await world.killContent()
  expect(await readState(world)).toEqual(before)
  expect(before).toMatchObject({ integrity: 'ok', users: 1, tokens: 2, jobs: 0 })
})
