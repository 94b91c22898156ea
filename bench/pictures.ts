import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { buildPrograms } from '../launch/build.ts'
import { areInstalled } from '../testing/installed.ts'
import { type OwnStack, startOwnStack } from '../testing/own-stack.ts'
import { bounded, noted, notMeasured, printTable, type Row } from '../testing/table.ts'
import { askRepeatedly } from './ask-repeatedly.ts'
import { startBareNode } from './bare-node.ts'
import { bounds } from './bounds.ts'
import { comparePerRun, interleave } from './interleave.ts'
import type { Peer } from './load.ts'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import { describeLoad } from './quiet.ts'
import { readRaw } from './raw-response.ts'

const WHAT = 'Picture that is there, CPU a request'
const WIDTHS = [400, 1080, 1920]
const ROUNDS = 9
const LOAD = { requests: 4000, connections: 32 }

/**
 * Measures what the site spends on a picture that it has, beside a bare `node:http` server and nginx
 * that send the same bytes, in alternation. CPU time counts, because others use the machine, too.
 */
async function measurePictures({ siteUrl, site }: OwnStack): Promise<Row[]> {
  if (platform() !== 'linux') return [notMeasured(WHAT, 'it needs the /proc of Linux')]
  const rows: Row[] = []
  for (const width of WIDTHS)
    rows.push(...(await measureOne(await findPicture(siteUrl, width), site.pid, width)))
  return [...rows, noted('  machine', describeLoad())]
}

/** A picture of the home page that has this width. */
async function findPicture(siteUrl: string, width: number): Promise<string> {
  const html = await (await fetch(siteUrl)).text()
  const address = new RegExp(`/media/[^ "]+w=${width}&amp;[^ "]+`).exec(html)?.[0]
  if (!address) throw new Error(`The home page has no picture of ${width} pixels.`)
  // `localhost` may be an IPv6 address, for which the other servers do not listen.
  const base = siteUrl.replace('localhost', '127.0.0.1')
  return base + address.replaceAll('&amp;', '&')
}

async function measureOne(url: string, pid: number, width: number): Promise<Row[]> {
  const { body } = await readRaw(url, 'picture')
  const servers = new Map<string, Peer>([['site', { url, pid, stop: async () => {} }]])
  try {
    servers.set('bare node:http', await startBareNode(url, 'picture'))
    if (areInstalled('nginx')) servers.set('nginx', await startNginx(await readRaw(url, 'picture')))
    return rowsOf(`${width} px, ${Math.round(body.length / 1000)} kB`, await measureAll(servers))
  } finally {
    for (const { stop } of servers.values()) await stop()
  }
}

async function measureAll(servers: ReadonlyMap<string, Peer>) {
  const measure = async (name: string) => {
    const { url = '', pid = 0 } = servers.get(name) ?? {}
    const before = cpuMicroseconds(pid)
    await askRepeatedly(url, LOAD)
    return (cpuMicroseconds(pid) - before) / LOAD.requests
  }
  for (const name of servers.keys()) await measure(name)
  return interleave([...servers.keys()], ROUNDS, measure)
}

/** The CPU time of all threads of a process in microseconds, exact to the nanosecond (Linux). */
function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1000
}

function rowsOf(picture: string, figures: Record<string, number[]>): Row[] {
  const { site = [], ...others } = figures
  const beside = Object.entries(others).map(([name, rounds]) => {
    const ratio = median(comparePerRun(site, rounds, (our, other) => our / other))
    return noted(`  ${name}`, `${median(rounds).toFixed(1)} µs, the site ${ratio.toFixed(2)} ×`)
  })
  return [bounded(`${WHAT} (${picture})`, median(site), bounds.picture, 'µs'), ...beside]
}

/** Measures what the site spends on pictures, on a temporary stack, and prints a table. */
export async function main(): Promise<void> {
  await buildPrograms()
  const stack = await startOwnStack('demo')
  try {
    const rows = await measurePictures(stack)
    console.log()
    printTable(rows)
    process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
  } finally {
    await stack.dispose()
  }
}
