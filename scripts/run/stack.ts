import { join } from 'node:path'
import { root } from '../setup/paths.ts'
import { requirePorts } from '../setup/ports.ts'
import { type Env, type Program, startProgram } from './program.ts'
import { untilReady } from './ready.ts'

export type Addresses = { port: number; contentPort: number; dataDir: string }

/** Both programs, running. */
export type Stack = { site: Program; content: Program }

export type OnLine = (program: string, line: string) => void

/** The settings both programs need to find each other on this machine. */
export function localEnv({ port, contentPort, dataDir }: Addresses): Env {
  const service = `http://localhost:${contentPort}`
  const site = `http://localhost:${port}`
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
    DATA_DIR: dataDir,
    SITE_URL: site,
    STUDIO_URL: service,
    CONTENT_URL: `${service}/graphql`,
    CONTENT_PREVIEW_URL: `${service}/graphql/preview`,
    PUBLISH_URL: `${site}/builds/publish`,
  }
}

/**
 * The same, except where an address that leads elsewhere is set. One that leads to this machine
 * follows the ports of this run: an earlier one may have written it down.
 */
export function stackEnv(addresses: Addresses): Env {
  const local = localEnv(addresses)
  const set = Object.keys(local).filter((name) => leadsElsewhere(process.env[name]))
  return { ...local, ...Object.fromEntries(set.map((name) => [name, process.env[name]])) }
}

function leadsElsewhere(value = ''): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(value).hostname)
}

/** How each of the two programs is started, once or again. */
export type Starters = { site: () => Program; content: () => Program }

/** The built programs. */
export function builtPrograms(env: Env, onLine: OnLine): Starters {
  return starters(['site/dist/server/main.js'], ['content/start.ts'], env, onLine)
}

/** The programs from their sources, reloading as they change. */
export function livePrograms(env: Env, onLine: OnLine): Starters {
  const development = { ...env, NODE_ENV: 'development' }
  return starters(['site/dev.ts'], ['content/start.ts', '--dev'], development, onLine)
}

function starters(site: string[], content: string[], env: Env, onLine: OnLine): Starters {
  const starter =
    (name: string, short: string, [script = '', ...rest]: string[]) =>
    () =>
      startProgram({
        name,
        args: [join(root, script), ...rest],
        env,
        onLine: (line) => onLine(short, line),
      })
  return {
    site: starter('site', 'site', site),
    content: starter('content service', 'content', content),
  }
}

/** Starts both programs side by side and resolves when both answer. */
export async function startStack(
  start: Starters,
  { port, contentPort }: Addresses,
  onStart: (stack: Stack) => void = () => {},
): Promise<Stack> {
  // Minutes of set-up may have passed since the first look; a stranger's answer would look ready.
  await requirePorts({ PORT: port, CONTENT_PORT: contentPort })
  const stack = { content: start.content(), site: start.site() }
  onStart(stack)
  try {
    await Promise.all([
      untilReady(stack.content, `http://${reachable('CONTENT_HOST')}:${contentPort}/health`),
      untilReady(stack.site, `http://${reachable('HOST')}:${port}/builds/latest.json`),
    ])
    return stack
  } catch (error) {
    await stopStack(stack)
    throw error
  }
}

/** Where a program that listens at the address of a setting answers on this machine. */
function reachable(setting: 'HOST' | 'CONTENT_HOST'): string {
  const host = process.env[setting]
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

export async function stopStack({ site, content }: Stack): Promise<void> {
  await Promise.all([site.stop(), content.stop()])
}
