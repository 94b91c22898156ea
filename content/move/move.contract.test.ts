import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { projectRoot } from '@belvedere/kit/root.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { withPostgres } from '../backup/database/with-postgres.ts'
import { startCluster } from '../testing/postgres/cluster.ts'
import { findPostgres } from '../testing/postgres/find.ts'
import { makeSettings, run } from '../testing/program.ts'
import { putStored } from '../testing/releases/put-stored.ts'
import { readBack } from '../testing/releases/read-back.ts'
import { readStored, SETTINGS, storedVersions } from '../testing/releases/stored.ts'

const version = storedVersions().at(-1) ?? ''
const stored = readStored(version, 'sqlite')
const skipped = findPostgres() ? '' : ': skipped, needs PostgreSQL'

type Settings = Awaited<ReturnType<typeof makeSettings>>

let cluster: Awaited<ReturnType<typeof startCluster>>
let settings: Settings
let port: number

/** An installation on SQLite with the content of a release, upgraded to this version. */
beforeAll(async () => {
  if (skipped) return
  cluster = await startCluster()
  settings = await makeSettings()
  port = await freePort()
  Object.assign(settings.env, SETTINGS, { CONTENT_PORT: String(port), DATABASE_URL: '' })
  await putStored(version, settings.folder, '')
  const { code, output } = await run('content/setup.ts', settings.env)
  if (code !== 0) throw new Error(output)
})
afterAll(async () => {
  if (skipped) return
  await cluster.stop()
  await settings[Symbol.asyncDispose]()
})

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** What `npm run move` prints and how it ends. */
function move(...args: string[]) {
  const options = { cwd: projectRoot(), env: { ...process.env, ...settings?.env } }
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/move.ts', ...args],
      options,
      (_, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, output: `${stdout}${stderr}`.trim() }),
    )
  })
}

/** Reads the content of a database of this version. */
async function read(url: string) {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', url)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { openContent } = await import('../testing/payload.ts')
  const content = await openContent(async (folder) => {
    process.env.DATABASE_URL = url
    if (!url) await copyTo(folder)
  })
  onTestFinished(() => content[Symbol.asyncDispose]())
  return { payload: content.payload, content: await readBack(content.payload, stored) }
}

async function copyTo(folder: string) {
  const database = new DatabaseSync(join(settings.folder, 'content.sqlite'))
  database.exec(`VACUUM INTO '${join(folder, 'content.sqlite')}'`)
  database.close()
}

test.skipIf(skipped)(`everything is moved to PostgreSQL, once${skipped}`, async () => {
  const url = cluster.url('moved')
  const { code, output } = await move('--to', url)
  expect(output).toMatch(/\d+ records of \d+ tables moved, and compared one by one/)
  expect(code).toBe(0)
  const before = await read('')
  const after = await read(url)
  expect(after.content).toEqual(before.content)
  const { id } = await after.payload.create({ collection: 'media-folders', data: { name: 'New' } })
  const same = await before.payload.create({ collection: 'media-folders', data: { name: 'New' } })
  expect(id).toBe(same.id)
  const again = await move('--to', url)
  expect(again.code).toBe(1)
  expect(again.output).toContain('The PostgreSQL database is not empty')
})

test.skipIf(skipped)(`nothing is moved into a database of another program${skipped}`, async () => {
  const { pathname } = new URL(cluster.url('shop'))
  await withPostgres(cluster.url('postgres'), (client) =>
    client.query(`CREATE DATABASE "${pathname.slice(1)}"`),
  )
  await withPostgres(cluster.url('shop'), (client) => client.query('CREATE TABLE orders (id int)'))
  const { code, output } = await move('--to', cluster.url('shop'))
  expect([code, output]).toEqual([1, expect.stringContaining('tables of another program')])
  const { rows } = await withPostgres(cluster.url('shop'), (client) =>
    client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"),
  )
  expect(rows).toEqual([{ tablename: 'orders' }])
})

test.skipIf(skipped)(`nothing is moved while the content service runs${skipped}`, async () => {
  const service = createServer((_, response) => response.end()).listen(port, '127.0.0.1')
  onTestFinished(() => void service.close().closeAllConnections())
  const { code, output } = await move('--to', cluster.url('unused'))
  expect([code, output]).toEqual([1, expect.stringContaining('stop it first')])
})

test('without a word about what to move, it says what can be moved', async () => {
  const { code, output } = await move()
  expect([code, output]).toEqual([1, expect.stringContaining('--to postgres://')])
})
