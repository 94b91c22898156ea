import { join } from 'node:path'
import { sign } from '@belvedere/kit/signature.ts'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../launch/ports.ts'
import { untilReady } from '../../launch/program.ts'
import { builtPrograms } from '../../launch/stack.ts'
import { signIn } from './editor.ts'
import { createTestStack, kill, type TestStack, TIMEOUT_MS, until } from './stack.ts'
import { visit } from './visit.ts'

function publish({ siteUrl, env }: TestStack, message: object, key = env.PUBLISH_KEY ?? '') {
  const body = JSON.stringify(message)
  const timestamp = Math.floor(Date.now() / 1000)
  return fetch(`${siteUrl}/publish`, {
    method: 'POST',
    body,
    headers: {
      'x-belvedere-timestamp': String(timestamp),
      'x-belvedere-signature': sign({ key, timestamp, body }),
    },
  })
}

/** Starts another replica of the site, which is not in the settings of the content service. */
async function startCopy(stack: TestStack): Promise<TestStack> {
  const port = await freePort()
  const dataDir = join(stack.addresses.dataDir, 'copy')
  const env = { ...stack.env, PORT: String(port), DATA_DIR: dataDir }
  const program = builtPrograms(env, () => {}).site()
  onTestFinished(() => kill(program))
  await untilReady(program, `http://127.0.0.1:${port}/healthz`)
  return { ...stack, siteUrl: `http://localhost:${port}` }
}

test('both replicas of the site show published changes, although messages reach only one of them', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  await Promise.all([stack.startContent(), stack.startSite()])
  const copy = await startCopy(stack)
  const editor = await signIn(stack)
  const page = await editor.loadPage('Before', 'two-copies')
  const shows = async (site: TestStack, title: string) => {
    const heading = async () => (await visit(site, '/two-copies')).heading
    return until(heading, (shown) => shown === title, 15_000)
  }
  for (const site of [stack, copy]) expect(await shows(site, 'Before')).toBe('Before')
  await editor.rename(page, 'After')
  for (const site of [stack, copy]) expect(await shows(site, 'After')).toBe('After')
  expect((await publish(stack, { sequence: 1 }, 'guessed')).status).toBe(401)
  expect((await publish(stack, { sequence: 1 })).status).toBe(204)
})
