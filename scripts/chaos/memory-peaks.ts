import { readFileSync } from 'node:fs'

const INTERVAL_MS = 1000

/** Watches how much memory programs take; on systems with `/proc` only. */
export class MemoryPeaks {
  readonly #pids = new Map<string, number>()
  readonly #peaks = new Map<string, number>()
  readonly #timer = setInterval(() => this.#measure(), INTERVAL_MS).unref()

  /** Watches a program; a restarted one replaces the previous one. */
  watch(name: string, pid: number): void {
    this.#pids.set(name, pid)
  }

  /** The most that each program ever took, in megabytes. */
  get megabytes(): [name: string, megabytes: number][] {
    return [...this.#peaks]
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #measure() {
    for (const [name, pid] of this.#pids) {
      const peak = Math.max(this.#peaks.get(name) ?? 0, residentMegabytes(pid))
      if (peak > 0) this.#peaks.set(name, peak)
    }
  }
}

function residentMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
