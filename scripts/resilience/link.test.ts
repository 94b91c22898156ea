import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { Link } from './link.ts'

async function linked() {
  const server = createServer((_, response) => response.end('an answer'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const link = await Link.to((server.address() as AddressInfo).port)
  onTestFinished(() => {
    link.close()
    server.closeAllConnections()
    server.close()
  })
  const ask = async () => (await fetch(`http://127.0.0.1:${link.port}`)).text()
  return { link, ask }
}

test.each(['open', 'slow'] as const)('answers pass a link that is %s', async (state) => {
  const { link, ask } = await linked()
  link.set(state)
  expect(await ask()).toBe('an answer')
})

test.each(['refused', 'cut'] as const)('a link that is %s breaks connections', async (state) => {
  const { link, ask } = await linked()
  link.set(state)
  await expect(ask()).rejects.toThrow()
  link.set('open')
  expect(await ask()).toBe('an answer')
})

test('a silent link delivers once it is open again', async () => {
  const { link, ask } = await linked()
  link.set('silent')
  let isAnswered = false
  const answer = ask().finally(() => {
    isAnswered = true
  })
  // Longer than an open link takes.
  const other = await linked()
  expect(await other.ask()).toBe('an answer')
  expect(await other.ask()).toBe('an answer')
  expect(isAnswered).toBe(false)
  link.set('open')
  expect(await answer).toBe('an answer')
})
