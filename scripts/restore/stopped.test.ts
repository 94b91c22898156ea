import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../../launch/ports.ts'
import { requireStopped } from './stopped.ts'

test('a program that still answers is named, before anything is restored', async () => {
  const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dataDir = join(tmpdir(), 'belvedere-no-such-place')
  const free = await freePort()
  await expect(requireStopped({ port: free, contentPort: port, dataDir })).rejects.toThrow(
    `The content service answers on port ${port}: stop it first`,
  )
  await expect(requireStopped({ port, contentPort: free, dataDir })).rejects.toThrow('The site')
  server.closeAllConnections()
  await once(server.close(), 'close')
  await requireStopped({ port, contentPort: free, dataDir })
})
