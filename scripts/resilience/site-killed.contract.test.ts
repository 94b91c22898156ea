import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS, testWorld } from './test-world.ts'
import { visit } from './visit.ts'

/** How many changes with this tag the site has logged. */
function countChanges(log: string, tag: string) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter((line) => line.includes('Changes published') && line.includes(tag)).length
}

test('changes published while the site is down reach it after its restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { world, site, studio } = await testWorld()
  await Promise.all([world.startContent(), world.startCopy(site)])
  const page = await studio.createPage('Before', 'lagoon-news')
  const tag = `pages:${page}`
  const waitForChanges = (count: number) =>
    until(
      () => countChanges(world.settings.log, tag),
      (logged) => logged >= count,
    )
  expect(await waitForChanges(1)).toBe(1)
  expect((await visit(site, '/lagoon-news')).heading).toBe('Before')

  const published = studio.rename(page, 'During')
  await world.killCopy(site)
  await published
  await studio.rename(page, 'After')

  await world.startCopy(site)
  const shownPage = await until(
    () => visit(site, '/lagoon-news'),
    ({ heading }) => heading === 'After',
  )
  expect(shownPage.heading).toBe('After')
  const delivered = countChanges(world.settings.log, tag)
  await studio.rename(page, 'Later')
  expect(await waitForChanges(delivered + 1)).toBeGreaterThan(delivered)
  expect((await visit(site, '/lagoon-news')).heading).toBe('Later')
})
