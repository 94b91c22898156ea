import { once } from 'node:events'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../launch/paths.ts'

/**
 * The parts of a server that a test imitates: systemd, other users, and the network for `git` and
 * `npm`.
 */
export type System = {
  /** The path of programs, in which the stand-ins come first. */
  path: string
  /** The handler of `systemctl`, which gets its arguments; its result is printed. */
  onSystemctl: (answer: (args: string[]) => Promise<string>) => void
  /** Replaces a program of the system by a script for `sh`. */
  addProgram: (name: string, code: string) => void
  /** Makes a folder of the code, as `git clone` does. */
  clone: (folder: string) => void
  end: () => Promise<void>
}

/**
 * Writes replacements for programs that the commands of the pages call and a test must not run,
 * into a folder. They call this process; all other programs are those of the system.
 */
export async function playSystem(folder: string): Promise<System> {
  let answerSystemctl = async (_args: string[]) => ''
  const answers: Record<string, (args: string[]) => Promise<string>> = {
    systemctl: (args) => answerSystemctl(args),
    git: async ([command, _address, target = '']) => {
      if (command !== 'clone') throw new Error(`git ${command} has no stand-in.`)
      clone(target)
      return ''
    },
    // The folder has a build already: a real one would take minutes.
    npm: async ([command, script]) => `${command} ${script}\n`,
    journalctl: async () => '',
  }
  const server = createServer(async (request, response) => {
    try {
      const { program, args } = await readCall(request)
      const answer = answers[program]
      if (!answer) throw new Error(`${program} has no stand-in.`)
      response.end(await answer(args))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  mkdirSync(folder)
  const addProgram = (name: string, code: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${code}\n`, { mode: 0o755 })
  for (const program of Object.keys(answers))
    addProgram(program, (OWN[program] ?? '') + ASK(`http://127.0.0.1:${port}/${program}`))
  addProgram('sudo', '[ "$1" != -n ] || shift\nexec "$@"')
  // The user of a command does not exist here; the user of the test runs it.
  addProgram('su', 'exec sh -c "$3"')
  return {
    path: [folder, process.env.PATH, '/usr/sbin'].join(delimiter),
    onSystemctl: (answer) => {
      answerSystemctl = answer
    },
    addProgram,
    clone,
    end: async () => {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}

/** Sends the arguments, one a line, and prints the response; fails if the response is an error. */
const ASK = (url: string) =>
  `for one; do printf '%s\\n' "$one"; done | curl -sS --fail-with-body --data-binary @- ${url}`

/** Commands that a stand-in runs as they are: those of `npm run` for backups and upgrades. */
const OWN: Record<string, string> = {
  npm: `case "$2" in backup|restore|upgrade)
  script=$2; shift 3; exec node_modules/.bin/node "scripts/$script.ts" "$@";;
esac
`,
}

async function readCall(request: IncomingMessage) {
  const program = request.url?.slice(1) ?? ''
  return { program, args: (await text(request)).split('\n').slice(0, -1) }
}

const NOT_CLONED = new Set(['.data', '.env.local', '.git', 'site'])

/** The code of this folder as links, without files outside of git: its data, settings and build. */
function clone(folder: string) {
  mkdirSync(join(folder, 'site'), { recursive: true })
  for (const name of readdirSync(root))
    if (!NOT_CLONED.has(name)) symlinkSync(join(root, name), join(folder, name))
  for (const name of readdirSync(join(root, 'site')))
    if (name !== 'dist') symlinkSync(join(root, 'site', name), join(folder, 'site', name))
}
