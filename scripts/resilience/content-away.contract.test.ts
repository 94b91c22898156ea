import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { createTestStack, kill, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

test('a site started before its content service answers 503, and recovers', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  await stack.startSite()
  const early = await visit(stack, '/')
  expect(early).toMatchObject({ status: 503, retryAfter: '5', heading: 'This page did not arrive' })
  expect(early.text).toContain('Please try again; if it keeps failing,')

  await stack.startContent()
  const later = await until(
    () => visit(stack, '/'),
    ({ status, menuLinks }) => status === 200 && menuLinks > 0,
  )
  expect(later.status).toBe(200)
  expect(later.menuLinks).toBeGreaterThan(3)
})

test('the cache is served during an outage of the content service, and refreshed afterwards', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const [content] = await Promise.all([stack.startContent(), stack.startSite()])
  const picture = stack.siteUrl + (await visit(stack, '/')).picture
  expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//)
  const editor = await signIn(stack)
  const page = await editor.makePage('First words', 'first-words')

  await kill(content)
  expect(await visit(stack, '/')).toMatchObject({ status: 200, cache: 'hit' })
  expect((await fetch(picture)).status).toBe(200)
  expect(await visit(stack, '/first-words')).toMatchObject({
    status: 503,
    retryAfter: '5',
    heading: 'This page did not arrive',
  })

  await stack.startContent()
  expect((await visit(stack, '/first-words')).heading).toBe('First words')
  await editor.rename(page, 'Second words')
  const renamed = await until(
    () => visit(stack, '/first-words'),
    ({ heading }) => heading === 'Second words',
  )
  expect(renamed).toMatchObject({ status: 200, heading: 'Second words' })
})
