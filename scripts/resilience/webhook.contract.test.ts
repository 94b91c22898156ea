import { randomUUID } from 'node:crypto'
import { sign } from '@belvedere/kit/signature.ts'
import { expect, test } from 'vitest'
import { createTestStack, type TestStack, TIMEOUT_MS } from './stack.ts'
import { visit } from './visit.ts'

function publish({ siteUrl, env }: TestStack, message: object, key = env.PUBLISH_KEY ?? '') {
  const body = JSON.stringify(message)
  const timestamp = Math.floor(Date.now() / 1000)
  return fetch(`${siteUrl}/builds/publish`, {
    method: 'POST',
    body,
    headers: {
      'x-belvedere-timestamp': String(timestamp),
      'x-belvedere-signature': sign({ key, timestamp, body }),
    },
  })
}

async function rendersOfHome(stack: TestStack): Promise<number> {
  await visit(stack, '/')
  const response = await fetch(`${stack.siteUrl}/builds/metrics.json`, {
    headers: { authorization: `Bearer ${stack.env.PUBLISH_KEY}` },
  })
  return (await response.json()).renders['/']
}

test('the site accepts a publish message once, and rejects one with a wrong signature', {
  timeout: TIMEOUT_MS,
}, async () => {
  const stack = await createTestStack()
  await Promise.all([stack.startContent(), stack.startSite()])
  expect(await rendersOfHome(stack)).toBe(1)
  const message = { id: randomUUID(), tags: ['global:home'] }
  expect((await publish(stack, message, 'guessed')).status).toBe(401)
  expect(await rendersOfHome(stack)).toBe(1)
  expect((await publish(stack, message)).status).toBe(204)
  expect(await rendersOfHome(stack)).toBe(2)
  expect((await publish(stack, message)).status).toBe(204)
  expect(await rendersOfHome(stack)).toBe(2)
})
