import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISH_KEY } from '@belvedere/site/testing/test-site.ts'
import { expect, onTestFinished } from 'vitest'
import { root } from '../../launch/paths.ts'
import { underLoad } from '../docs/load.ts'
import { startNginx } from '../docs/nginx.ts'
import { withPrograms } from '../docs/with-programs.ts'
import { startCopies } from './copies.ts'
import { startHaproxy } from './haproxy.ts'

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-rolling-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Copies = Awaited<ReturnType<typeof startCopies>>
type Seen = { untilIs: (port: number, what: 'UP' | 'DOWN') => Promise<void> }

/** Restarts each copy; between the steps a proxy that asks for health has noticed them. */
async function restartEach({ ports, drain, restart }: Copies, proxy?: Seen) {
  for (const port of ports) {
    drain(port)
    await expect.poll(() => statusOf(port, '/readyz')).toBe(503)
    expect(await statusOf(port, '/')).toBe(200)
    await proxy?.untilIs(port, 'DOWN')
    await restart(port)
    await proxy?.untilIs(port, 'UP')
  }
}

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status

async function expectNoFailure(https: number, copies: Copies, proxy?: Seen) {
  const load = await underLoad(https, PUBLISH_KEY, () => restartEach(copies, proxy))
  expect(Object.keys(load.statuses)).toEqual(['200'])
  expect(load.statuses['200']).toBeGreaterThan(100)
  expect(load.enquiries).toBeGreaterThan(10)
  expect(new Set(load.references).size).toBe(load.enquiries)
}

withPrograms(
  ['haproxy', 'openssl'],
  'three copies restart one after the other behind HAProxy, and no request fails',
  async () => {
    const copies = await startCopies(3)
    const proxy = await startHaproxy(scratch(), copies.ports)
    await expectNoFailure(proxy.https, copies, proxy)
  },
)

withPrograms(
  ['nginx', 'openssl'],
  'three copies restart one after the other behind nginx, and no request fails',
  async () => {
    const copies = await startCopies(3)
    const servers = copies.ports.map((port) => `  server 127.0.0.1:${port} max_fails=0;`)
    const file = readFileSync(join(root, 'deploy/nginx/belvedere.conf'), 'utf8')
      .replace('  server 127.0.0.1:3000 max_fails=0;', servers.join('\n'))
      .replace(/^ *# server .*\n/gm, '')
    const { https } = await startNginx(file, scratch())
    await expectNoFailure(https, copies)
  },
)
