import '../../payload/workarounds/quick-imports.ts'
import { createServer } from 'node:http'
import { handleEndpoints } from 'payload'
import { stopService } from '../../stop-service.ts'

/**
 * The content service with Payload's REST API on a free port. It has no studio, which would take
 * several times as long to start in tests that kill the service repeatedly.
 */
const [{ default: config }, { startService }] = await Promise.all([
  import('../../payload.config.ts'),
  import('../../start-service.ts'),
])
await startService()

const server = createServer(async (incoming, outgoing) => {
  const body = Buffer.concat(await incoming.toArray())
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  const request = new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers: new Headers(headers.map(([name = '', value = '']) => [name, value] as const)),
    ...(body.length > 0 && { body }),
  })
  const answer = await handleEndpoints({ config, request })
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
  outgoing.end(Buffer.from(await answer.arrayBuffer()))
})

process.once('SIGTERM', () => void stopService(server).finally(() => process.exit(0)))

server.listen(0, '127.0.0.1', () => console.log('listening', server.address()))
