import { readFileSync } from 'node:fs'

/** What a process has in memory, as Linux says; 0 without `/proc`, or once it has ended. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
