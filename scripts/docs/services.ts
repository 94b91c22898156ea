import { join } from 'node:path'
import { type Program, startProgram, untilReady } from '../run/program.ts'
import { root } from '../setup/paths.ts'
import { codeBlocks } from './code-blocks.ts'
import { readPage } from './pages.ts'
import type { Server } from './server.ts'

/** Both programs of a server, started and stopped as by `systemctl`. */
export type Services = { start: () => Promise<void>; stop: () => Promise<void> }

/** Services by the command lines of the units in docs/deploy.md. */
export function makeServices(server: Server): Services {
  const started: Program[] = []
  const { site, content } = server.ports
  const stop = async () => {
    await Promise.all(started.splice(0).map((program) => program.stop()))
  }
  const start = async () => {
    if (started.length > 0) return
    const [service, front] = [startUnit('content', server), startUnit('site', server)]
    started.push(service, front)
    await untilReady(service, `http://127.0.0.1:${content}/readyz`)
    await untilReady(front, `http://127.0.0.1:${site}/readyz`)
  }
  return { start, stop }
}

function startUnit(name: string, { env }: Server): Program {
  const { code } = unitFile(`belvedere-${name}.service`)
  const command = /^ExecStart=\S+\/node_modules\/node\/bin\/node (.+)$/m.exec(code)?.[1]
  if (!command) throw new Error(`The unit of ${name} does not start a program of Node.`)
  const args = command.split(' ').map((part) => join(root, part))
  return startProgram({ name, args, env, onLine: (line) => console.log(`[${name}] ${line}`) })
}

/** The block of docs/deploy.md whose first line names this file. */
export function unitFile(name: string) {
  const found = codeBlocks(readPage('docs/deploy.md')).find(({ code }) =>
    code.split('\n', 1)[0]?.endsWith(`/${name}`),
  )
  if (!found) throw new Error(`docs/deploy.md has no file ${name}.`)
  return found
}
