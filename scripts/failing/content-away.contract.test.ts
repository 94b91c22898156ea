import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { kill, PATIENCE, trial, until } from './stack.ts'
import { visit } from './visit.ts'

test('a site that starts before its content service says so, and serves once it is there', {
  timeout: PATIENCE,
}, async () => {
  const stack = await trial()
  await stack.startSite()
  const early = await visit(stack, '/')
  expect(early).toMatchObject({ status: 503, retryAfter: '5', heading: 'This page did not arrive' })
  expect(early.words).toContain('Please try again; if it keeps failing,')

  await stack.startContent()
  const later = await until(
    () => visit(stack, '/'),
    ({ status, menuLinks }) => status === 200 && menuLinks > 0,
  )
  expect(later.status).toBe(200)
  expect(later.menuLinks).toBeGreaterThan(3)
})

test('while the content service is away, what is cached is served, and afterwards all is fresh', {
  timeout: PATIENCE,
}, async () => {
  const stack = await trial()
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
