import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { runTask } from '../scripts/run/task.ts'

export type Load = { requestsPerSecond: number; cpuMicrosecondsPerRequest: number }

/** Ticks per second of the kernel's process clock (`getconf CLK_TCK`). */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** Pins all threads of a process to one core. */
export async function pin(pid: number, core: number): Promise<void> {
  await runTask('taskset', ['-a', '-p', '-c', String(core), String(pid)])
}

/**
 * Generates load on an address from the other core for some seconds, and reads the CPU time (user
 * and system) of the serving process.
 */
export async function load(url: string, pid: number, seconds: number): Promise<Load> {
  const before = cpuSeconds(pid)
  const output = await runTask('taskset', [
    ...['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`],
    ...['-H', 'Accept-Encoding: br', url],
  ])
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
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
