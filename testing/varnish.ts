import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../launch/paths.ts'
import { answers } from '../launch/program.ts'
import { until } from './until.ts'

/** The folder of the configuration for operators. */
const DEPLOY = join(root, 'deploy/varnish')

/** How Varnish purges: with the package varnish-modules, or without it. */
export type PurgeBy = 'by-xkey' | 'by-ban'

/** Writes the configuration for copies of the site on this machine into a folder; returns its file. */
export function writeVcl(
  folder: string,
  ports: readonly number[],
  by: PurgeBy = 'by-xkey',
): string {
  cpSync(DEPLOY, folder, { recursive: true })
  const file = join(folder, 'default.vcl')
  const all = (text: string) =>
    ports.map((port) => text.replaceAll('3000', String(port))).join('\n')
  const own = readFileSync(file, 'utf8')
    .replace(/^backend site3000 {[^}]*}/m, all)
    .replace(/^.*add_backend.*$/m, all)
    .replace('by-xkey.vcl";', `${by}.vcl";`)
  writeFileSync(file, own)
  return file
}

/** Starts Varnish with `deploy/varnish/default.vcl` on a port, in front of copies of the site. */
export async function startVarnish(port: number, sitePorts: readonly number[], by?: PurgeBy) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-varnish-'))
  const file = writeVcl(join(folder, 'vcl'), sitePorts, by)
  const pool = ['thread_pools=1', 'thread_pool_min=20', 'http_gzip_support=off']
  const args = [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, '-s', 'malloc,64m'],
    ...['-a', `127.0.0.1:${port}`, ...pool.flatMap((one) => ['-p', one])],
  ]
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const child = spawn('varnishd', args, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const isUp = await until(() => answers(`${url}/readyz`), Boolean)
  /** Waits until Varnish asks the site on a port, or does not: its probe says which. */
  const untilIs = async (sitePort: number, what: 'healthy' | 'sick') => {
    const list = () =>
      spawnSync('varnishadm', ['-n', join(folder, 'work'), 'backend.list'], { encoding: 'utf8' })
    const isSo = new RegExp(`site${sitePort} .*${what}`)
    const { stdout } = await until(list, (said) => isSo.test(said.stdout))
    if (!isSo.test(stdout)) throw new Error(`Site ${sitePort} is not ${what}: ${stdout}`)
  }
  if (isUp) return { url, port, stop, untilIs }
  await stop()
  throw new Error(`Varnish does not answer at ${url}: ${said}`)
}
