import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Memory } from './limits.ts'

/**
 * What Node reserves without using it, in megabytes: room for compiled code, and the stacks of its
 * threads. The kernel counts it as data memory.
 */
const RESERVED_MB = 640

/**
 * The shell sets limits that only a process itself can set, and then becomes the program: the
 * kernel refuses memory beyond `ulimit -d`, also outside of JavaScript's heap; no file can be
 * written, and a crash leaves no core dump. A system that does not support a limit continues
 * without it.
 */
function limited(inAllMB: number) {
  const data = (RESERVED_MB + inAllMB) * 1024
  return `ulimit -d ${data}; ulimit -c 0; ulimit -f 0; exec "$0" "$@"`
}

/**
 * Starts a program of this project at a lower priority: without the service's settings, so that a
 * file that takes control of the program learns no secret, and without its open files. Next's
 * bundler refuses an imported `spawn` whose file it cannot find by itself.
 */
export function startProgram({ heapMB, inAllMB }: Memory, program: string): ChildProcess {
  const { spawn } = process.getBuiltinModule('node:child_process')
  const flags = [
    `--max-old-space-size=${heapMB}`,
    // It may only read files: no other programs, no threads, no writing.
    '--permission',
    '--allow-fs-read=*',
    // The decoder of pictures.
    '--allow-addons',
  ]
  const node = [process.execPath, ...flags, join(projectRoot(), program)]
  const hasShell = process.platform !== 'win32'
  const [command = '', ...args] = hasShell ? ['/bin/sh', '-c', limited(inAllMB), ...node] : node
  return spawn(command, args, {
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  })
}
