import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../setup/paths.ts'
import type { Env } from './program.ts'

/** Runs one of the project's tools with its output on this terminal; true when it succeeds. */
export function runLive(tool: string, args: string[], env: Env = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}
