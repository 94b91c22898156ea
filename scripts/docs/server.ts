import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import { freePorts } from '../../launch/ports.ts'
import type { Env } from '../../launch/program.ts'
import { settingsTable } from './pages.ts'
import { playSystem, type System } from './stand-ins.ts'

/** The result of a command. */
type Run = { code: number | null; stdout: string; stderr: string }

/** The server of docs/deploy.md in a temporary folder, on ports of its own. */
export type Server = {
  /** Its folder for data, `/var/lib/belvedere` on the pages. */
  data: string
  ports: { site: number; content: number }
  env: Env
  /** Replaces the folders and ports of the pages by those of this server. */
  localize: (text: string) => string
  /** Runs a command of a page with `sh`, in `/srv/belvedere/current`. */
  run: (code: string, env?: Env) => Promise<Run>
  remove: () => Promise<void>
} & Pick<System, 'onSystemctl' | 'addProgram'>

/** A command must not block the tests; an upgrade with its rehearsal takes the longest. */
const LIMIT_MS = 300_000

/** Makes the folders of the server, with this code as its first release; `own` are settings. */
export async function makeServer(own: Env = {}): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-docs-'))
  const [site = 0, content = 0, ...others] = await freePorts(7)
  const [siteMetrics, contentMetrics, otherSite, otherContent, copy] = others
  const home = join(folder, 'srv')
  const [current, data] = [join(home, 'current'), join(folder, 'data')]
  const backups = join(folder, 'backups')
  for (const one of [home, data, backups]) mkdirSync(one, { mode: 0o700 })
  const system = await playSystem(join(folder, 'bin'))
  const first = join(home, 'releases', 'first')
  system.clone(first)
  cpSync(join(root, 'site', 'dist'), join(first, 'site', 'dist'), { recursive: true })
  symlinkSync(join('releases', 'first'), current)

  const places: [there: string, here: string][] = [
    ['/srv/belvedere', home],
    ['/var/lib/belvedere', data],
    ['/var/backups/belvedere', backups],
    ['/etc/belvedere.env', join(folder, 'belvedere.env')],
  ]
  const ports: Record<string, number | undefined> = {
    ...{ 3000: site, 3001: content, 9464: siteMetrics, 9465: contentMetrics },
    ...{ 3010: copy, 3900: otherSite, 3901: otherContent },
  }
  const localize = (text: string) =>
    places
      .reduce((result, [there, here]) => result.replaceAll(there, here), text)
      .replace(/\b(?:3000|3001|3010|3900|3901|9464|9465)\b/g, (port) => String(ports[port]))

  const settings = {
    ...ownSecrets(),
    PORT: String(site),
    CONTENT_PORT: String(content),
    METRICS_PORT: String(siteMetrics),
    CONTENT_METRICS_PORT: String(contentMetrics),
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${site}`,
    STUDIO_URL: `http://127.0.0.1:${content}`,
    CONTENT_URL: `http://127.0.0.1:${content}/graphql`,
    PUBLISH_URL: `http://127.0.0.1:${site}/publish`,
    DATA_DIR: data,
    PROPERTY: 'e2e/fixture',
    PICTURES_AHEAD: 'off',
    STUDIO_EMAIL: 'editor@example.com',
    ...own,
  }
  const file = join(folder, 'belvedere.env')
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  symlinkSync(file, join(first, '.env.local'))
  // The programs find the settings of this folder, too; an empty value hides one of them.
  const hidden = Object.fromEntries(settingsTable().map(({ name }) => [name, '']))
  const env = { ...hidden, ...settings, NODE_ENV: 'production', LOG_LEVEL: 'warn' }
  const run = (code: string, more?: Env) =>
    runShell(localize(code), current, { ...env, ...more, PATH: system.path })
  return {
    data,
    ports: { site, content },
    env,
    localize,
    run,
    onSystemctl: system.onSystemctl,
    addProgram: system.addProgram,
    remove: async () => {
      await system.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ownSecrets() {
  const names = ['PAYLOAD_SECRET', 'CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN', 'PUBLISH_KEY']
  return Object.fromEntries(names.map((name) => [name, randomBytes(32).toString('hex')]))
}

function runShell(code: string, cwd: string, env: Env): Promise<Run> {
  const child = spawn('sh', ['-eu', '-c', code], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      output[name] += chunk
    })
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), LIMIT_MS)
  return new Promise((resolve) => {
    child.on('close', (exit) => {
      clearTimeout(timer)
      resolve({ code: exit, ...output })
    })
  })
}
