import type { OwnStack } from '../scripts/run/own-stack.ts'
import { startBareNode } from './bare-node.ts'
import { isInstalled } from './installed.ts'
import { interleave } from './interleave.ts'
import { canPin, load, type Peer, pin } from './load.ts'
import { startNginx } from './nginx.ts'
import { describeLoad } from './quiet.ts'
import { readRaw } from './raw-response.ts'
import { type ServerName, servingRows } from './serving-rows.ts'
import { noted, notMeasured, type Row } from './table.ts'

const WHAT = 'Cached home page'
/** Many short rounds: other programs on the machine then rarely slow one server alone. */
const ROUNDS = 21
const SECONDS = 1
const WARM_UP_SECONDS = 2

/**
 * Compares the cached home page with other servers that send the same brotli bytes from the same
 * core, in alternation: a bare `node:http` server shows what our own code costs, nginx what Node
 * costs.
 */
export async function measureServing({ addresses, site }: OwnStack): Promise<Row[]> {
  if (!(await isInstalled('wrk')))
    return [notMeasured(WHAT, 'wrk, which generates the load, is not installed')]
  const machine = noted('  machine', describeLoad())
  const url = `http://127.0.0.1:${addresses.port}/`
  const servers = new Map<ServerName, Peer>([
    ['site', { url, pid: site.pid, stop: async () => {} }],
    ['site, address parsed', { url: `${url}?from=bench`, pid: site.pid, stop: async () => {} }],
  ])
  try {
    await startPeers(servers, url)
    return [...servingRows(WHAT, await measureAll(servers)), machine]
  } finally {
    for (const { stop } of servers.values()) await stop()
  }
}

/** Adds each peer as it starts, so that all of them are stopped if one fails. */
async function startPeers(servers: Map<ServerName, Peer>, url: string) {
  // The first answer may be rendered for it; the second one comes from the cache.
  await readRaw(url)
  servers.set('bare node:http', await startBareNode(url))
  if (await isInstalled('nginx')) servers.set('nginx', await startNginx(await readRaw(url)))
}

async function measureAll(servers: ReadonlyMap<ServerName, Peer>) {
  const isPinned = await canPin()
  if (isPinned) for (const { pid } of servers.values()) await pin(pid)
  const loadOne = (name: ServerName, seconds: number) => {
    const server = servers.get(name)
    if (!server) throw new Error(`${name} is not running.`)
    return load(server, seconds, isPinned)
  }
  for (const name of servers.keys()) await loadOne(name, WARM_UP_SECONDS)
  return interleave([...servers.keys()], ROUNDS, (name) => loadOne(name, SECONDS))
}
