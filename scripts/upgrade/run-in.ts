import { launch } from '../../launch/launch.mjs'
import type { Env } from '../../launch/program.ts'

/** Runs a command in a folder and returns its output; rejects with the output when it fails. */
export async function runIn(
  folder: string,
  command: string,
  args: string[],
  env: Env = {},
): Promise<string> {
  const { child, ended } = launch(command, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const how = await ended
  if (how === 'code 0') return output
  throw new Error(output.trim() || `${command} ${args.join(' ')} failed (${how}).`)
}
