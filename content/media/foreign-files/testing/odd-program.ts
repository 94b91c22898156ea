import { globSync, readlinkSync } from 'node:fs'
import { type Reader, serveReaders } from '../serve-readers.ts'

/** Readers that misbehave, and a few that report how the process is set up. */
const READERS: Record<string, Reader> = {
  echo: async (file, name) => ({ value: name, bytes: Buffer.from(file) }),
  pid: async () => ({ value: process.pid }),
  largePid: async () => ({ value: process.pid }),
  surroundings: async () => ({
    value: {
      env: process.env,
      files: globSync('/proc/self/fd/*').map(fileBehind),
      may: ['fs.write', 'child', 'worker'].filter((right) => process.permission.has(right)),
    },
  }),
  hang: async () => {
    for (;;);
  },
  fill: async () => {
    const parts: Buffer[] = []
    for (;;) parts.push(Buffer.alloc(16_000_000, 1))
  },
  fillHeap: async () => {
    const parts: number[][] = []
    for (;;) parts.push(new Array(100_000).fill(0.5))
  },
  talk: async () => ({ value: '', bytes: Buffer.alloc(3_000_000) }),
  chatter: async () => {
    console.log('What a library has to say.')
    return { value: 'quiet' }
  },
  crash: async () => process.kill(process.pid, 'SIGSEGV') && { value: '' },
  throwing: async () => {
    throw new Error('The table is broken.')
  },
}

function fileBehind(link: string): string {
  try {
    return readlinkSync(link)
  } catch {
    return ''
  }
}

serveReaders(READERS)
