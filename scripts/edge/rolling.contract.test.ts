import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISH_KEY } from '@belvedere/site/testing/test-site.ts'
import { expect, onTestFinished } from 'vitest'
import { root } from '../../launch/paths.ts'
import { freePort } from '../../launch/ports.ts'
import { startVarnish } from '../../testing/varnish.ts'
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
/** What a proxy that asks the copies for their health knows of one. */
type Known = {
  untilTaken: (port: number) => Promise<void>
  untilLeft: (port: number) => Promise<void>
}

/** Restarts each copy; between the steps a proxy that asks for health has noticed them. */
async function restartEach({ ports, drain, restart }: Copies, known?: Known) {
  for (const port of ports) {
    drain(port)
    await expect.poll(() => statusOf(port, '/readyz')).toBe(503)
    expect(await statusOf(port, '/')).toBe(200)
    await known?.untilLeft(port)
    await restart(port)
    await known?.untilTaken(port)
  }
}

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status

type Proxy = { port: number; isPlain?: boolean; known?: Known }

async function expectNoFailure(copies: Copies, { port, known, ...how }: Proxy) {
  const load = await underLoad(port, PUBLISH_KEY, () => restartEach(copies, known), how)
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
    const { https, untilIs } = await startHaproxy(scratch(), copies.ports)
    const known = {
      untilTaken: (port: number) => untilIs(port, 'UP'),
      untilLeft: (port: number) => untilIs(port, 'DOWN'),
    }
    await expectNoFailure(copies, { port: https, known })
  },
)

withPrograms(
  ['varnishd', 'gcc'],
  'three copies restart one after the other behind Varnish, and no request fails',
  async () => {
    const port = await freePort()
    const copies = await startCopies(3, { EDGE: 'varnish', EDGE_URL: `http://127.0.0.1:${port}` })
    const { untilIs, stop } = await startVarnish(port, copies.ports)
    onTestFinished(stop)
    const known = {
      untilTaken: (site: number) => untilIs(site, 'healthy'),
      untilLeft: (site: number) => untilIs(site, 'sick'),
    }
    await expectNoFailure(copies, { port, isPlain: true, known })
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
    await expectNoFailure(copies, { port: https })
  },
)
