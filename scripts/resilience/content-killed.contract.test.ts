import { inspect } from '@belvedere/content/testing/program.ts'
import { expect, test } from 'vitest'
import copy from '../../e2e/fixture/copy.json' with { type: 'json' }
import { signIn } from './editor.ts'
import { createTestStack, kill, type TestStack, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

/** The state of the database, to be polled until all publish messages are delivered. */
async function readState({ env }: TestStack) {
  const settings = Object.entries(env).filter(([, value]) => value !== undefined)
  return inspect(Object.fromEntries(settings) as Record<string, string>)
}

test('a content service killed during publishing keeps every acknowledged change', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  const [first] = await Promise.all([stack.startContent(), stack.startSite()])
  let content = first
  const editor = await signIn(stack)
  const page = await editor.loadPage('0', 'counter')
  await until(
    () => visit(stack, '/counter'),
    ({ heading }) => heading === '0',
  )
  let tried = 0
  let acknowledged = 0
  for (const ms of [150, 420, 730]) {
    let end: NodeJS.Timeout | undefined
    try {
      for (;;) {
        tried++
        await editor.rename(page, String(tried))
        acknowledged = tried
        end ??= setTimeout(() => void kill(content), ms)
      }
    } catch {
      clearTimeout(end)
      await content.ended
    }
    content = await stack.startContent()
    const kept = Number(await editor.titleOf(page))
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    expect(kept).toBeLessThanOrEqual(tried)
    const shownPage = await until(
      () => visit(stack, '/counter'),
      ({ heading }) => heading === String(kept),
    )
    expect(shownPage.heading).toBe(String(kept))
  }
  expect(acknowledged).toBeGreaterThanOrEqual(3)
  const state = await until(
    () => readState(stack),
    ({ jobs }) => jobs === 0,
  )
  expect(state).toMatchObject({ integrity: 'ok', jobs: 0, siteName: copy.site.name })
})

test('a content service killed while idle restarts with all its data', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  await kill(await stack.startContent())
  const before = await readState(stack)
  await kill(await stack.startContent())
  expect(await readState(stack)).toEqual(before)
  expect(before).toMatchObject({ integrity: 'ok', users: 1, tokens: 2, jobs: 0 })
})
