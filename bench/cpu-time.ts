import { readdirSync, readFileSync } from 'node:fs'

/** The CPU time of all threads of a process in microseconds, exact to the nanosecond (Linux). */
export function cpuMicroseconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1000
}
