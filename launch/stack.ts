import { join } from 'node:path'
import { dataDir, readPort } from '@belvedere/kit/env.ts'
import type { StopOptions } from './launch.mjs'
import { root } from './paths.ts'
import { requirePorts } from './ports.ts'
import { type Env, type Program, startProgram, untilReady } from './program.ts'

export type Addresses = { port: number; contentPort: number; dataDir: string }

/** The addresses that the environment variables set. */
export function readAddresses(): Addresses {
  return {
    port: readPort('PORT', 3000),
    contentPort: readPort('CONTENT_PORT', 3001),
    dataDir: dataDir(),
  }
}

/** Both running programs. */
export type Stack = { site: Program; content: Program }

type OnLine = (program: string, line: string) => void

/** The environment variables for both programs on this machine. */
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
    PUBLISH_URL: `${site}/publish`,
  }
}

/**
 * The same, except for variables set to a URL of another machine. Local URLs always follow the
 * ports of this run, because an earlier run may have saved others.
 */
export function stackEnv(addresses: Addresses): Env {
  const local = localEnv(addresses)
  const set = Object.keys(local).filter((name) => isRemote(process.env[name]))
  return { ...local, ...Object.fromEntries(set.map((name) => [name, process.env[name]])) }
}

/** A list (of replicas of the site) was set by hand: no run saves one. */
function isRemote(value = ''): boolean {
  if (value.includes(',')) return true
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false
  return !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(value).hostname)
}

/** Functions that start each program; also used to restart it. */
export type Starters = { site: () => Program; content: () => Program }

/** Starts the built programs. */
export function builtPrograms(env: Env, onLine: OnLine): Starters {
  return starters(['site/dist/server/main.js'], ['content/start.ts'], env, onLine)
}

/** Starts the programs from source with live reload. */
export function livePrograms(env: Env, onLine: OnLine): Starters {
  const development = { ...env, NODE_ENV: 'development' }
  return starters(['site/dev.ts'], ['content/start.ts', '--dev'], development, onLine)
}

/** The content service waits up to eleven seconds for mails that are under way. */
const CONTENT_GRACE_MS = 15_000

function starters(site: string[], content: string[], env: Env, onLine: OnLine): Starters {
  const start = (
    name: string,
    prefix: string,
    [script = '', ...rest]: string[],
    options: StopOptions = {},
  ) =>
    startProgram({
      ...options,
      name,
      args: [join(root, script), ...rest],
      env,
      onLine: (line) => onLine(prefix, line),
    })
  return {
    site: () => start('site', 'site', site),
    content: () => start('content service', 'content', content, { graceMs: CONTENT_GRACE_MS }),
  }
}

/**
 * Starts both programs in parallel and resolves when both are ready. With `onFault`, a content
 * service that does not become ready is reported to it: the site has pages of an earlier run.
 */
export async function startStack(
  start: Starters,
  { port, contentPort }: Addresses,
  onFault?: (error: Error) => void,
): Promise<Stack> {
  // Set-up may have taken minutes; another program on the port could be mistaken for a ready one.
  await requirePorts({ PORT: port, CONTENT_PORT: contentPort })
  const stack = { content: start.content(), site: start.site() }
  const content = `http://${reachable('CONTENT_HOST')}:${contentPort}`
  const site = `http://${reachable('HOST')}:${port}`
  const contentReady = untilReady(stack.content, `${content}/readyz`)
  // A site without kept pages is not ready before the content service is.
  const siteReady = contentReady.then(
    () => untilReady(stack.site, `${site}/readyz`),
    () => {},
  )
  try {
    await Promise.all([
      untilReady(stack.site, `${site}/healthz`),
      contentReady.catch(onFault),
      siteReady,
    ])
    return stack
  } catch (error) {
    await stopStack(stack)
    throw error
  }
}

/** The local host name of a program, given the variable it listens on. */
function reachable(setting: 'HOST' | 'CONTENT_HOST'): string {
  const host = process.env[setting]
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

export async function stopStack({ site, content }: Stack): Promise<void> {
  await Promise.all([site.stop(), content.stop()])
}
