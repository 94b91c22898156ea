import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts, requirePorts } from './ports.ts'

function occupy(port: number, host: string) {
  const server = createServer().listen(port, host)
  onTestFinished(() => void server.close())
  return new Promise((resolve) => server.once('listening', resolve))
}

test('free ports are different and free', async () => {
  const [one = 0, two = 0] = await freePorts(2)
  expect(one).not.toBe(two)
  await requirePorts({ PORT: one, CONTENT_PORT: two })
})

test.each(['127.0.0.1', '0.0.0.0'])(
  'an occupied port on %s is reported with the variable to change',
  async (host) => {
    const [one = 0, two = 0] = await freePorts(2)
    await occupy(two, host)
    await expect(requirePorts({ PORT: one, CONTENT_PORT: two })).rejects.toThrow(
      new RegExp(`^Port ${two} is taken\\. .* CONTENT_PORT=\\d+ npm `),
    )
  },
)

test('the two ports have to differ', async () => {
  await expect(requirePorts({ PORT: 4000, CONTENT_PORT: 4000 })).rejects.toThrow(
    'PORT and CONTENT_PORT are both 4000: give them different numbers.',
  )
})
