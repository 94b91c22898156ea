import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@belvedere/content/delivery/serve.ts'
import { hashToken } from '@belvedere/content/delivery/token.ts'
import config from '@belvedere/content/payload.config.ts'
import { beginFeed } from '@belvedere/content/publish/changes/record-changes.ts'
import { serveChanges } from '@belvedere/content/publish/changes/serve-changes.ts'
import { startNotifier } from '@belvedere/content/publish/notifier.ts'
import { readProperty } from '@belvedere/demo/format/read-property.ts'
import { seed } from '@belvedere/demo/seed.ts'
import { projectRoot } from '@belvedere/kit/root.ts'
import { getPayload, type Payload } from 'payload'
import { addressesOf } from '../../content/delivery/addresses.ts'
import { publicContext } from '../../content/delivery/share/find-page.ts'
import { edit } from '../publish/edit.ts'
import { fill } from './fill.ts'
import { slugsOf } from './slugs.ts'

/**
 * The content service without its studio, on the database of its environment. It serves the
 * delivery API over HTTP and runs commands that the bench sends as process messages.
 */
const started = performance.now()
const payload = await getPayload({ config, disableOnInit: true })
const ready = { bootMs: performance.now() - started, rss: process.memoryUsage().rss }
const port = await listen(payload)

const commands: Record<string, (count: number) => Promise<unknown>> = {
  ready: async () => ({ ...ready, port }),
  seed: async () => {
    await seed(payload, await readProperty(join(projectRoot(), 'demo')))
    const data = { name: 'Bench', scope: 'published', tokenHash: hashToken(TOKEN) } as const
    await payload.create({ collection: 'delivery-tokens', data: { ...data } })
  },
  fill: (count) => fill(payload, count),
  slugs: () => slugsOf(payload),
  addresses: async () => addressesOf(await publicContext(payload)),
  announce: async () => {
    await beginFeed(payload)
    startNotifier(payload)
  },
  edit: (number) => edit(payload, number),
  usage: async () => ({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }),
  close: () => payload.destroy(),
}

const TOKEN = process.env.BENCH_TOKEN ?? ''

process.on('message', async ({ command, count }: { command: string; count: number }) => {
  try {
    process.send?.({ result: await commands[command]?.(count) })
  } catch (error) {
    process.send?.({ error: String(error) })
  }
})

async function listen(service: Payload): Promise<number> {
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as const),
    )
    const answer = await answerTo(incoming.url ?? '', headers, body, Promise.resolve(service))
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return isInfo(address) ? address.port : 0
}

function answerTo(path: string, headers: Headers, body: BodyInit, service: Promise<Payload>) {
  const url = `http://127.0.0.1${path}`
  if (path.startsWith('/changes')) return serveChanges(new Request(url, { headers }), () => service)
  return serve(new Request(url, { method: 'POST', headers, body }), 'published', service)
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}
