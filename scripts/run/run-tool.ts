import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { node, root } from '../setup/paths.ts'
import { type Env, launch } from './launch.ts'

/** Vitest and Playwright clean up on SIGINT; Playwright takes a while. */
const STOP_OPTIONS = { signal: 'SIGINT', graceMs: 15_000 } as const

/**
 * Runs a tool from node_modules/.bin; true on success. Its output is printed by whole lines, because
 * two tools may run side by side.
 */
export async function runTool(tool: string, args: string[], env: Env = {}): Promise<boolean> {
  const script = join(root, 'node_modules', '.bin', tool)
  const { child, ended } = launch(node, [script, ...args], {
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    stopOptions: STOP_OPTIONS,
  })
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', (line) => console.log(line))
  const how = await ended
  if (how !== 'code 0' && how !== 'code 1') console.error(`  ✗  ${tool} failed (${how})`)
  return how === 'code 0'
}
