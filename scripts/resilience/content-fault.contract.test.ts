import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePorts } from '../../launch/ports.ts'
import { signalGroup } from '../../launch/processes.mjs'
import { untilReady } from '../../launch/program.ts'
import { builtPrograms, localEnv } from '../../launch/stack.ts'
import { until } from '../../testing/until.ts'
import { TIMEOUT_MS } from './test-world.ts'

/** A secret that production accepts. */
const ownSecret = () => randomBytes(32).toString('base64url')

const SECRETS = {
  PAYLOAD_SECRET: ownSecret(),
  PUBLISH_KEY: ownSecret(),
  CONTENT_TOKEN: ownSecret(),
  CONTENT_PREVIEW_TOKEN: ownSecret(),
}

/** Starts a content service without content, whose database file cannot be opened. */
async function startWithFault() {
  const dataDir = mkdtempSync(join(tmpdir(), 'belvedere-'))
  const database = join(dataDir, 'content.sqlite')
  mkdirSync(database)
  const [port = 0, contentPort = 0, metricsPort = 0] = await freePorts(3)
  const env = {
    ...localEnv({ port, contentPort, dataDir }),
    ...SECRETS,
    DATABASE_URL: '',
    CONTENT_METRICS_PORT: String(metricsPort),
  }
  const program = builtPrograms(env, () => {}).content()
  onTestFinished(async () => {
    signalGroup(program.pid, 'SIGKILL')
    await program.ended
    rmSync(dataDir, { recursive: true, force: true })
  })
  const metrics = `http://127.0.0.1:${metricsPort}`
  return { program, database, url: `http://127.0.0.1:${contentPort}`, metrics }
}

/** The response to a request, which must come at once: it must not wait for the start. */
async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5000) }).catch(() => {})
  return { status: response?.status, headers: response?.headers, text: await response?.text() }
}

test('a content service whose database cannot be opened gives the reason, and starts once it can', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { program, database, url, metrics } = await startWithFault()
  const health = await until(
    () => ask(`${metrics}/readyz`),
    ({ text }) => text?.includes(database) === true,
  )
  expect(health.status).toBe(503)
  expect(JSON.parse(health.text ?? '')).toEqual({
    ok: false,
    reason: expect.stringContaining(`SQLite cannot use ${database}: `),
  })

  const stranger = await ask(`${url}/readyz`)
  expect([stranger.status, stranger.text]).toEqual([503, '{"ok":false}'])

  const query = await ask(`${url}/graphql`, { method: 'POST', body: '{}' })
  expect(query.status).toBe(503)
  expect(query.headers?.get('retry-after')).toBe('2')
  expect(JSON.parse(query.text ?? '')).toEqual({
    errors: [{ message: expect.stringMatching(/^The content service cannot start yet .*why\.$/) }],
  })
  const studio = await ask(`${url}/admin`, { headers: { accept: 'text/html' } })
  expect(studio.headers?.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(studio.text).toMatch(/^The content service cannot start yet/)

  rmdirSync(database)
  await untilReady(program, `${url}/readyz`)
  expect((await ask(`${url}/readyz`)).text).toBe('{"ok":true}')
})
