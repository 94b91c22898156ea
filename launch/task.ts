import { join } from 'node:path'
import { launch } from './launch.mjs'
import { root } from './paths.ts'
import { type Env, startProgram } from './program.ts'

/** Runs a command in a folder and returns its output; rejects with the output when it fails. */
export async function runTask(
  command: string,
  args: string[],
  env: Env = {},
  folder: string = root,
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

export type Print = (line: string) => void

/**
 * Runs a Node program and returns how it ended: `code 0`. Its output is printed by whole lines,
 * because two may run side by side. It is stopped as by Ctrl-C: Vitest and Playwright then clean up,
 * which takes Playwright a while.
 */
export function runVisibly(
  args: string[],
  env: Env = {},
  print: Print = console.log,
): Promise<string> {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const program = startProgram({
    name: args.join(' '),
    args,
    env: { ...color, ...env },
    onLine: (line) => print(line),
    stopSignal: 'SIGINT',
    graceMs: 15_000,
  })
  return program.ended
}

/** Runs a tool from node_modules/.bin in the same way; true on success. */
export async function runTool(
  tool: string,
  args: string[],
  env?: Env,
  print: Print = console.log,
): Promise<boolean> {
  const how = await runVisibly([join(root, 'node_modules', '.bin', tool), ...args], env, print)
  if (how !== 'code 0' && how !== 'code 1') print(`  ✗  ${tool} failed (${how})`)
  return how === 'code 0'
}
