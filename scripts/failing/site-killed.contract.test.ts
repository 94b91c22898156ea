import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { kill, PATIENCE, trial, until } from './stack.ts'
import { visit } from './visit.ts'

/** How often the site has taken news of a record, by its own log. */
function newsOf(log: string, tag: string) {
  const lines = readFileSync(log, 'utf8').split('\n')
  return lines.filter((line) => line.includes('Published.') && line.includes(tag)).length
}

test('what is published while the site is away or being killed reaches it once it is back', {
  timeout: PATIENCE,
}, async () => {
  const stack = await trial()
  const [, site] = await Promise.all([stack.startContent(), stack.startSite()])
  const editor = await signIn(stack)
  const page = await editor.makePage('Before', 'lagoon-news')
  const tag = `pages:${page.id}`
  const news = (count: number) =>
    until(
      async () => newsOf(stack.log, tag),
      (seen) => seen >= count,
    )
  expect(await news(1)).toBe(1)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('Before')

  const published = editor.rename(page, 'During')
  await kill(site)
  await published
  await editor.rename(page, 'After')
  const told = newsOf(stack.log, tag)

  await stack.startSite()
  expect((await visit(stack, '/lagoon-news')).heading).toBe('After')
  expect(await news(told + 1)).toBeGreaterThan(told)
  expect((await visit(stack, '/lagoon-news')).heading).toBe('After')
})
