import { join } from 'node:path'
import { node, root } from '../setup/paths.ts'
import { type Env, launch } from './launch.ts'

/** Vitest and Playwright clean up on SIGINT; Playwright takes a while. */
const STOP_OPTIONS = { signal: 'SIGINT', graceMs: 15_000 } as const

/** Runs a tool from node_modules/.bin with its output on this terminal; true on success. */
export async function runTool(tool: string, args: string[], env: Env = {}): Promise<boolean> {
  const script = join(root, 'node_modules', '.bin', tool)
  const { ended } = launch(node, [script, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    stopOptions: STOP_OPTIONS,
  })
  const how = await ended
  if (how !== 'code 0' && how !== 'code 1') console.error(`  ✗  ${tool} failed (${how})`)
  return how === 'code 0'
}
