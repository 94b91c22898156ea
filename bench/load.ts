import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runTask } from '../launch/task.ts'
import { areInstalled } from '../testing/installed.ts'

/** A running server: the site, or another one that serves the same page. */
export type Peer = { url: string; pid: number; stop: () => Promise<void> }

/** CPU time is NaN on systems without `/proc`. */
export type Load = { requestsPerSecond: number; cpuMicrosecondsPerRequest: number }

/** All servers share one core; the load generator has another, so it takes no time from them. */
const SERVER_CORE = 0
const GENERATOR_CORE = 1

/** Ticks per second of the kernel's process clock (`getconf CLK_TCK`). */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Whether processes can be pinned to separate cores. */
export function canPin(): boolean {
  return availableParallelism() > 1 && areInstalled('taskset')
}

/** Pins all threads of a process to the servers' core. */
export async function pin(pid: number): Promise<void> {
  await runTask('taskset', ['-a', '-p', '-c', String(SERVER_CORE), String(pid)])
}

/** Generates load on a server for some seconds, and reads its CPU time (user and system). */
export async function load(
  { url, pid }: Pick<Peer, 'url' | 'pid'>,
  seconds: number,
  isPinned: boolean,
): Promise<Load> {
  const pinned = isPinned ? ['taskset', '-c', String(GENERATOR_CORE)] : []
  const generator = ['wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const [command = '', ...args] = [...pinned, ...generator]
  const before = cpuSeconds(pid)
  const output = await runTask(command, args)
  const cpu = cpuSeconds(pid) - before
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const refused = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1]
  if (!requests || refused) throw new Error(`wrk failed for ${url}:\n${output}`)
  return {
    requestsPerSecond: requests / seconds,
    cpuMicrosecondsPerRequest: (cpu / requests) * 1e6,
  }
}

function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  const stat = readFileSync(file, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
