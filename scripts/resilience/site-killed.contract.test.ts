import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { createTestStack, kill, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

/** How many changes with this tag the site has logged. */
function countChanges(log: string, tag: string) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter((line) => line.includes('Changes published') && line.includes(tag)).length
}

test('changes published while the site is down reach it after its restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const [, site] = await Promise.all([stack.startContent(), stack.startSite()])
  const editor = await signIn(stack)
  const page = await editor.loadPage('Before', 'lagoon-news')
  const tag = `pages:${page.id}`
  const waitForChanges = (count: number) =>
    until(
      async () => countChanges(stack.log, tag),
      (logged) => logged >= count,
    )
  expect(await waitForChanges(1)).toBe(1)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('Before')

  const published = editor.rename(page, 'During')
  await kill(site)
  await published
  await editor.rename(page, 'After')

  await stack.startSite()
  const shownPage = await until(
    () => visit(stack, '/lagoon-news'),
    ({ heading }) => heading === 'After',
  )
  expect(shownPage.heading).toBe('After')
  const delivered = countChanges(stack.log, tag)
  await editor.rename(page, 'Later')
  expect(await waitForChanges(delivered + 1)).toBeGreaterThan(delivered)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('Later')
})
