import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, vi } from 'vitest'
import { root } from '../../launch/paths.ts'
import { writeVcl } from '../../testing/varnish.ts'
import { startNginx } from './nginx.ts'
import { unitFile } from './services.ts'
import { withPrograms } from './with-programs.ts'

vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'belvedere-files-'))
// Varnish reads its file as a user of its own.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function check(program: string, args: string[]) {
  const PATH = `${process.env.PATH}:/usr/sbin`
  const options = { encoding: 'utf8' as const, env: { ...process.env, PATH, HOME: folder } }
  const { status, stdout, stderr } = spawnSync(program, args, options)
  expect(status, stdout + stderr).toBe(0)
  return stdout + stderr
}

const UNITS: [end: string, page: string][] = [
  ...['content.service', 'site.service', 'site@.service'].map((end): [string, string] => [
    end,
    'docs/deploy.md',
  ]),
  ['backup.service', 'docs/backup.md'],
  ['backup.timer', 'docs/backup.md'],
]

withPrograms(['systemd-analyze'], 'systemd accepts the units of the pages', () => {
  const files = UNITS.map(([end, page]) => {
    const { code } = unitFile(`belvedere-${end}`, page)
    const unit = code.replaceAll('/srv/belvedere/current', root)
    const path = join(folder, `belvedere-${end.replace('@.', '@3010.')}`)
    writeFileSync(path, unit.replace(/^User=.+$/m, 'User=root'))
    return path
  })
  const said = check('systemd-analyze', ['verify', '--man=no', ...files])
  expect(said).not.toMatch(/belvedere-/)
})

withPrograms(['caddy'], 'Caddy accepts deploy/caddy', () => {
  const file = join(root, 'deploy/caddy/Caddyfile')
  const said = check('caddy', ['validate', '--adapter', 'caddyfile', '--config', file])
  expect(said).toContain('Valid configuration')
})

withPrograms(
  ['varnishd', 'gcc'],
  'Varnish accepts deploy/varnish, with either way to purge',
  () => {
    for (const by of ['by-xkey', 'by-ban'] as const) {
      const file = writeVcl(join(folder, by), [3000, 3010], by)
      check('varnishd', ['-C', '-n', join(folder, 'varnish'), '-f', file])
    }
  },
)

withPrograms(
  ['nginx', 'openssl'],
  'nginx with deploy/nginx adds TLS, tells the visitor’s address and takes films',
  async () => {
    const [site, studio] = [await openBackend(), await openBackend()]
    const file = readFileSync(join(root, 'deploy/nginx/belvedere.conf'), 'utf8')
      .replace('127.0.0.1:3000', `127.0.0.1:${site.port}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${studio.port}`)
    const { http, https } = await startNginx(file, folder)

    const plain = await fetch(`http://127.0.0.1:${http}/villas`, { redirect: 'manual' })
    expect(plain.status).toBe(301)
    const forged = { 'x-forwarded-for': '198.51.100.7' }
    expect(await ask(https, 'www.example.org', { headers: forged })).toBe(200)
    expect(site.seen()).toMatchObject({
      host: 'www.example.org',
      'x-forwarded-for': '198.51.100.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
    })
    expect(await ask(https, 'example.org')).toBe(301)
    expect(await ask(https, 'studio.example.org', { bytes: 120_000_000 })).toBe(200)
    expect(studio.seen()).toMatchObject({ 'content-length': '120000000' })
    expect(await ask(https, 'studio.example.org', { bytes: 130_000_000 })).toBe(413)
  },
)

/** A server in place of a program; `seen` returns the headers of its last request. */
async function openBackend() {
  let headers: IncomingHttpHeaders = {}
  const server = createServer((incoming, response) => {
    headers = incoming.headers
    incoming.resume().on('end', () => response.end('ok'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, seen: () => headers }
}

/** The status of a request over TLS to a name; with `bytes` it sends that many. */
function ask(
  port: number,
  host: string,
  { headers = {}, bytes = 0 }: { headers?: Record<string, string>; bytes?: number } = {},
): Promise<number> {
  const options = { port, servername: host, rejectUnauthorized: false }
  const method = bytes > 0 ? 'POST' : 'GET'
  const length = bytes > 0 && { 'content-length': String(bytes) }
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, method, headers: { host, ...headers, ...length } })
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
      if (bytes > 0) response.on('end', () => sent.destroy())
    })
    sent.on('error', reject)
    if (bytes > 120_000_000) sent.flushHeaders()
    else sent.end(Buffer.alloc(bytes))
  })
}
