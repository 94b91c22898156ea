import { realpathSync } from 'node:fs'
import { type Env, type Program, startProgram, untilReady } from '../../launch/program.ts'
import { codeBlocks } from './code-blocks.ts'
import { readPage } from './pages.ts'
import type { Server } from './server.ts'

/** The programs of a server; their units are those of docs/deploy.md. */
export type Services = {
  /** Starts both programs unless they run, and waits until they are ready. */
  start: () => Promise<void>
  /** Stops all programs. */
  stop: () => Promise<void>
}

/**
 * Imitates systemd on a server: from now on its `systemctl` starts and stops the units of the page.
 */
export function playSystemd(server: Server): Services {
  const started = new Map<string, Program>()
  const stop = async (names: string[]) => {
    const found = [...started.keys()].filter((unit) => names.some((name) => isNamed(unit, name)))
    const programs = found.map((unit) => started.get(unit))
    for (const unit of found) started.delete(unit)
    await Promise.all(programs.map((program) => program?.stop()))
  }
  const start = (names: string[]) =>
    names
      .filter((name) => !started.has(name))
      .map((name) => {
        const { program, port } = startUnit(name, server)
        started.set(name, program)
        return { program, port }
      })
  const startAndWait = async (names: string[]) => {
    for (const { program, port } of start(names))
      await untilReady(program, `http://127.0.0.1:${port}/readyz`)
  }
  const answers: Record<string, (names: string[]) => unknown> = {
    start: startAndWait,
    enable: startAndWait,
    stop,
    disable: stop,
    // Like systemd, it does not wait until the programs are ready: the commands of a page do.
    restart: async (names) => {
      await stop(names)
      start(names)
    },
    show: ([name = '']) => `${started.get(name)?.pid ?? 0}\n`,
    'daemon-reload': () => {},
  }
  server.onSystemctl(async ([command = '', ...rest]) => {
    const answer = answers[command]
    if (!answer) throw new Error(`systemctl ${command} is not played.`)
    return String((await answer(rest.filter((one) => !one.startsWith('--')))) ?? '')
  })
  const both = ['belvedere-content', 'belvedere-site']
  return { start: () => startAndWait(both), stop: () => stop([...started.keys()]) }
}

/** Whether a unit has this name, in which `*` stands for anything. */
function isNamed(unit: string, name: string) {
  const [start = '', ...rest] = name.split('*')
  return rest.length > 0 ? unit.startsWith(start) : unit === name
}

function startUnit(name: string, server: Server): { program: Program; port: number } {
  const [file = '', instance] = name.split('@')
  const unit = unitFile(instance === undefined ? `${file}.service` : `${file}@.service`)
  const code = server.localize(unit.code.replaceAll('%i', instance ?? ''))
  const [command = ''] = valuesOf('ExecStart', code)
  const [folder = ''] = valuesOf('WorkingDirectory', code)
  const [node = '', ...args] = command.split(' ')
  if (!node.endsWith('/node_modules/node/bin/node'))
    throw new Error(`The unit ${name} does not start a program with the Node of the project.`)
  const own: Env = Object.fromEntries(
    valuesOf('Environment', code)
      .flatMap((line) => line.split(' '))
      .map((one) => one.split(/=(.*)/s)),
  )
  const program = startProgram({
    name,
    args,
    cwd: realpathSync(folder),
    env: { ...server.env, ...own },
    onLine: (line) => console.log(`[${name}] ${line}`),
  })
  const { site, content } = server.ports
  return { program, port: Number(own.PORT ?? (file.endsWith('content') ? content : site)) }
}

function valuesOf(key: string, unit: string) {
  return [...unit.matchAll(new RegExp(`^${key}=(.+)$`, 'gm'))].map(([, value = '']) => value)
}

/** The block of a page whose first line names this file. */
export function unitFile(name: string, page = 'docs/deploy.md') {
  const found = codeBlocks(readPage(page)).find(({ code }) =>
    code.split('\n', 1)[0]?.endsWith(`/${name}`),
  )
  if (!found) throw new Error(`${page} has no file ${name}.`)
  return found
}
