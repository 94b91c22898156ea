import { join } from 'node:path'
import { node, root } from '../setup/paths.ts'
import { type Env, launch } from './launch.ts'

/** Both Vitest and Playwright clear up after SIGINT; journeys take a while to do so. */
const MANNER = { signal: 'SIGINT', patienceMs: 15_000 } as const

/** Runs one of the project's tools with its output on this terminal; true when it succeeds. */
export async function runLive(tool: string, args: string[], env: Env = {}): Promise<boolean> {
  const script = join(root, 'node_modules', '.bin', tool)
  const { ended } = launch(node, [script, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    manner: MANNER,
  })
  const how = await ended
  if (how !== 'code 0' && how !== 'code 1') console.error(`  ✗  ${tool} ended (${how})`)
  return how === 'code 0'
}
