import { once } from 'node:events'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { launch } from '../launch/launch.mjs'
import { node } from '../launch/paths.ts'
import type { Peer } from './load.ts'
import { readRaw, type Subject } from './raw-response.ts'

/**
 * Starts a bare `node:http` server that sends what the site sends at this address. The ratio is
 * only meaningful if both send the same bytes, so this is checked.
 */
export async function startBareNode(url: string, subject: Subject = 'page'): Promise<Peer> {
  const script = join(import.meta.dirname, 'bare-server.ts')
  const { child, pid, ended, stop } = launch(node, [script, url, subject], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const started = once(child, 'message').then(([port]) => Number(port))
  const failed = ended.then((how) => {
    throw new Error(`The bare node:http server ended (${how}).`)
  })
  const peer = { url: `http://127.0.0.1:${await Promise.race([started, failed])}/`, pid, stop }
  if (isDeepStrictEqual(await readRaw(url, subject), await readRaw(peer.url, subject))) return peer
  await stop()
  throw new Error(`The bare node:http server does not send the same response as ${url}`)
}
