import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { createTestStack, kill, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

/** How many publish messages with this tag the site has logged. */
function countMessages(log: string, tag: string) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter((line) => line.includes('Publish message received') && line.includes(tag))
    .length
}

test('changes published while the site is down reach it after its restart', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const [, site] = await Promise.all([stack.startContent(), stack.startSite()])
  const editor = await signIn(stack)
  const page = await editor.makePage('Before', 'lagoon-news')
  const tag = `pages:${page.id}`
  const waitForMessages = (count: number) =>
    until(
      async () => countMessages(stack.log, tag),
      (logged) => logged >= count,
    )
  expect(await waitForMessages(1)).toBe(1)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('Before')

  const published = editor.rename(page, 'During')
  await kill(site)
  await published
  await editor.rename(page, 'After')
  const delivered = countMessages(stack.log, tag)

  await stack.startSite()
  const shownPage = await until(
    () => visit(stack, '/lagoon-news'),
    ({ heading }) => heading === 'After',
  )
  expect(shownPage.heading).toBe('After')
  expect(await waitForMessages(delivered + 1)).toBeGreaterThan(delivered)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('After')
})
