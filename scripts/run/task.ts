import { type Env, fail, launch } from './launch.ts'

/** Runs a command and returns its output; rejects with the output when it fails. */
export async function runTask(command: string, args: string[], env: Env = {}): Promise<string> {
  const { child, ended } = launch(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const how = await ended
  if (how === 'code 0') return output
  return fail(output.trim() || `${command} ${args.join(' ')} failed (${how}).`)
}
