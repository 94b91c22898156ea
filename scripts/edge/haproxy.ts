import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeCertificate } from '@belvedere/kit/testing/certificate.ts'
import { expect, onTestFinished } from 'vitest'
import { root } from '../../launch/paths.ts'
import { freePorts } from '../../launch/ports.ts'
import { until } from '../../testing/until.ts'

/** HAProxy with `deploy/haproxy/haproxy.cfg` in front of copies of the site; it ends with the test. */
export async function startHaproxy(folder: string, sitePorts: readonly number[]) {
  const [http = 0, https = 0, status = 0] = await freePorts(3)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(folder, sitePorts, { http, https, status }))
  const env = { ...process.env, PATH: [process.env.PATH, '/usr/sbin'].join(delimiter) }
  const checked = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8', env })
  expect(checked.status, checked.stderr + checked.stdout).toBe(0)
  const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore', env })
  const ended = new Promise((resolve) => haproxy.once('exit', resolve))
  onTestFinished(async () => {
    haproxy.kill('SIGKILL')
    await ended
  })
  /** Waits until HAProxy says of a copy of the site that it is up, or down. */
  const untilIs = async (sitePort: number, what: 'UP' | 'DOWN') => {
    const seen = await until(
      () => statusOf(status, `site${sitePort}`),
      (is) => is === what,
    )
    expect(seen).toBe(what)
  }
  for (const port of sitePorts) await untilIs(port, 'UP')
  return { https, untilIs }
}

type Ports = { http: number; https: number; status: number }

function configuration(folder: string, sites: readonly number[], { http, https, status }: Ports) {
  const { cert, key } = makeCertificate(folder, 'www.example.org')
  const pem = join(folder, 'site.pem')
  writeFileSync(pem, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'))
  const servers = sites.map((port) => `  server site${port} 127.0.0.1:${port}`).join('\n')
  return readFileSync(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${http}`)
    .replace('bind :443 ssl crt /etc/haproxy/certs/', `bind 127.0.0.1:${https} ssl crt ${pem}`)
    .replace('127.0.0.1:8404', `127.0.0.1:${status}`)
    .replace(/^ {2}server site3000 .*$/m, servers)
}

async function statusOf(port: number, server: string): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/;csv`).catch(() => undefined)
  const lines = (await answer?.text())?.split('\n').map((line) => line.split(',')) ?? []
  const column = lines[0]?.indexOf('status') ?? -1
  return lines.find(([proxy, name]) => proxy === 'site' && name === server)?.[column]
}
