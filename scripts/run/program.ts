import { createInterface } from 'node:readline'
import { node } from '../setup/paths.ts'
import { type Env, launch, type Running } from './launch.ts'

export type { Env }

/** A running site or content service. */
export type Program = Running & { name: string }

type Options = {
  name: string
  /** Arguments for Node, the script first. */
  args: string[]
  env: Env
  onLine: (line: string) => void
}

/** Starts a Node program and passes each line of its output to `onLine`. */
export function startProgram({ name, args, env, onLine }: Options): Program {
  const { child, pid, ended, stop } = launch(node, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const input of [child.stdout, child.stderr])
    if (input) createInterface({ input }).on('line', onLine)
  return { name, pid, ended, stop }
}
