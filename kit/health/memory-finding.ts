import { readFileSync } from 'node:fs'
import { freemem, totalmem } from 'node:os'
import { saySize } from '../disk-space.ts'
import { type Finding, fault, ok, warning } from './finding.ts'

/** What both programs have used at their peaks with the demo, and what is left to the system. */
const NEEDED = 1.5e9
const LEAST = 0.9e9
const LITTLE_LEFT = 150e6

type Memory = { total: number; available: number }

/** The memory of the machine, or of the group of processes that this one may use. */
export function readMemory(): Memory {
  const limit = Number(read('/sys/fs/cgroup/memory.max')) || Number.POSITIVE_INFINITY
  const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(read('/proc/meminfo')) ?? []
  const available = kilobytes ? Number(kilobytes) * 1024 : freemem()
  if (limit >= totalmem()) return { total: totalmem(), available }
  const used = Number(read('/sys/fs/cgroup/memory.current'))
  return { total: limit, available: Math.max(0, Math.min(available, limit - used)) }
}

/** Whether both programs have enough memory. */
export function memoryFinding({ total, available }: Memory = readMemory()): Finding {
  const found = `${saySize(available)} of ${saySize(total)} of memory are free.`
  if (total < LEAST)
    return fault(
      `${found} The system will end the programs when they make large pictures.`,
      'Give the machine 2 GB.',
    )
  if (available < LITTLE_LEFT)
    return warning(`${found} That is little.`, 'Look what uses it: ps aux --sort=-rss | head.')
  return total < NEEDED
    ? warning(`${found} Both programs together have used 1.4 GB.`, 'Give the machine 2 GB.')
    : ok(found)
}

function read(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
