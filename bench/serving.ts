import { areInstalled } from '../testing/installed.ts'
import type { OwnStack } from '../testing/own-stack.ts'
import { bounded, noted, notMeasured, type Row } from '../testing/table.ts'
import { startBareNode } from './bare-node.ts'
import { bounds } from './bounds.ts'
import { comparePerRun, interleave, type Samples } from './interleave.ts'
import { canPin, type Load, load, type Peer, pin } from './load.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import { describeLoad } from './quiet.ts'
import { readRaw } from './raw-response.ts'

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
  if (!areInstalled('wrk'))
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
  if (areInstalled('nginx')) servers.set('nginx', await startNginx(await readRaw(url)))
}

async function measureAll(servers: ReadonlyMap<ServerName, Peer>) {
  const isPinned = canPin()
  if (isPinned) for (const { pid } of servers.values()) await pin(pid)
  const loadOne = (name: ServerName, seconds: number) => {
    const server = servers.get(name)
    if (!server) throw new Error(`${name} is not running.`)
    return load(server, seconds, isPinned)
  }
  for (const name of servers.keys()) await loadOne(name, WARM_UP_SECONDS)
  return interleave([...servers.keys()], ROUNDS, (name) => loadOne(name, SECONDS))
}

/** The servers of this bench, as the table calls them. */
type ServerName = 'site' | 'site, address parsed' | 'bare node:http' | 'nginx'

/** The figures of each server, round by round; nginx may be missing. */
type Loads = Partial<Samples<ServerName, Load>>

type Figure = keyof Load

/** The ratio to a bare `node:http` server with its bound, and nginx as a note. */
function servingRows(what: string, loads: Loads): Row[] {
  const { atLeast, aim } = bounds.serving
  const ratios = compare(loads, 'bare node:http', 'requestsPerSecond')
  const ratio = median(ratios)
  const cpu = median(compare(loads, 'bare node:http', 'cpuMicrosecondsPerRequest'))
  return [
    bounded(`${what}, requests a second beside a bare node:http server`, ratio, atLeast, '×', true),
    noted(`  aim of ${aim} ×`, ratio >= aim ? 'reached' : 'not reached'),
    noted('  CPU a request', `${cpu.toFixed(2)} ×`),
    noted('  middle half of the rounds', middleHalf(ratios)),
    withoutLookup(loads),
    besideNginx(loads),
    ...serverRows(loads),
  ]
}

/** The middle half of the rounds' ratios. A wide range means that the machine was not quiet. */
function middleHalf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)]?.toFixed(2)
  return `${at(0.25)}–${at(0.75)} ×`
}

/** What the router's lookup before parsing is worth: a query parameter makes it parse the address. */
function withoutLookup(loads: Loads): Row {
  const cpu = median(compare(loads, 'site', 'cpuMicrosecondsPerRequest', 'site, address parsed'))
  return noted('  CPU a request without the lookup before parsing', `${cpu.toFixed(2)} ×`)
}

function besideNginx(loads: Loads): Row {
  const what = '  beside nginx, the far limit'
  if (!loads.nginx) return notMeasured(what, 'nginx is not installed')
  const speed = median(compare(loads, 'nginx', 'requestsPerSecond')).toFixed(2)
  const cpu = median(compare(loads, 'nginx', 'cpuMicrosecondsPerRequest')).toFixed(1)
  return noted(what, `${speed} × the requests a second, ${cpu} × the CPU a request`)
}

function serverRows(loads: Loads): Row[] {
  return Object.entries(loads).map(([name, rounds]) => {
    const speed = median(figuresOf(rounds, 'requestsPerSecond'))
    const cpu = median(figuresOf(rounds, 'cpuMicrosecondsPerRequest'))
    return noted(`  ${name}`, `${Math.round(speed)} requests/s, ${cpu.toFixed(1)} µs CPU a request`)
  })
}

function compare(
  loads: Loads,
  peer: ServerName,
  figure: Figure,
  subject: ServerName = 'site',
): number[] {
  const [ours, others] = [figuresOf(loads[subject], figure), figuresOf(loads[peer], figure)]
  return comparePerRun(ours, others, (our, other) => our / other)
}

function figuresOf(rounds: readonly Load[] | undefined, figure: Figure): number[] {
  return (rounds ?? []).map((round) => round[figure])
}
