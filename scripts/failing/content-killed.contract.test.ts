import { inspect } from '@belvedere/content/test/program.ts'
import { expect, test } from 'vitest'
import { signIn } from './editor.ts'
import { kill, PATIENCE, type Trial, trial, until } from './stack.ts'
import { visit } from './visit.ts'

/** What stands in the database, once the programs have had time to hand over their news. */
async function look({ env }: Trial) {
  const settings = Object.entries(env).filter(([, value]) => value !== undefined)
  return inspect(Object.fromEntries(settings) as Record<string, string>)
}

test('killed while an editor publishes again and again, it has kept what it acknowledged', {
  timeout: PATIENCE,
}, async () => {
  const stack = await trial()
  const [first] = await Promise.all([stack.startContent(), stack.startSite()])
  let content = first
  const editor = await signIn(stack)
  const page = await editor.makePage('0', 'counter')
  expect((await visit(stack, '/counter')).heading).toBe('0')
  let tried = 0
  let acknowledged = 0
  for (const ms of [150, 420, 730]) {
    const end = setTimeout(() => void kill(content), ms)
    try {
      for (;;) {
        tried++
        await editor.rename(page, String(tried))
        acknowledged = tried
      }
    } catch {
      clearTimeout(end)
      await content.ended
    }
    content = await stack.startContent()
    const kept = Number(await editor.titleOf(page))
    expect(kept).toBeGreaterThanOrEqual(acknowledged)
    expect(kept).toBeLessThanOrEqual(tried)
    const shown = await until(
      () => visit(stack, '/counter'),
      ({ heading }) => heading === String(kept),
    )
    expect(shown.heading).toBe(String(kept))
  }
  expect(acknowledged).toBeGreaterThan(3)
  const state = await until(
    () => look(stack),
    ({ jobs }) => jobs === 0,
  )
  expect(state).toMatchObject({ integrity: 'ok', jobs: 0, siteName: 'Punta Alba' })
})

test('killed while idle, it starts again with everything there', {
  timeout: PATIENCE,
}, async () => {
  const stack = await trial()
  await kill(await stack.startContent())
  const before = await look(stack)
  await kill(await stack.startContent())
  expect(await look(stack)).toEqual(before)
  expect(before).toMatchObject({ integrity: 'ok', users: 1, tokens: 2, jobs: 0 })
})
