import { spawn } from 'node:child_process'
import { root } from '../setup/paths.ts'
import type { Env } from './program.ts'

/** Runs a command to its end; rejects with what it printed when it fails. */
export function runTask(
  command: string,
  args: string[],
  env: Env = {},
  cwd = root,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${output.trim()}\n${command} ended with code ${code}`)),
    )
  })
}
