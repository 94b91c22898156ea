import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { beginFeed } from '@belvedere/content/publish/changes/record-changes.ts'
import { openFakeSite } from '@belvedere/content/testing/fake-site.ts'
import { openContent } from '@belvedere/content/testing/payload.ts'
import type { Payload } from 'payload'
import { expect, test, vi } from 'vitest'
import { readProperty } from '../demo/format/read-property.ts'
import { seed } from '../demo/seed.ts'
import { root } from '../launch/paths.ts'

const PROPERTY = join(root, 'e2e/fixture')

// Seeds a database and starts the program three times.
vi.setConfig({ testTimeout: 400_000 })

function runReset(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...env } }
    const program = execFile(process.execPath, ['scripts/demo-reset.ts', ...args], options, done)
    program.stdin?.end()
    function done(error: { code?: unknown } | null, out: string, complaints: string) {
      resolve({ code: Number(error?.code ?? 0), output: out + complaints })
    }
  })
}

const randomSecret = () => randomBytes(32).toString('hex')

async function findHouse(payload: Payload) {
  const where = { slug: { equals: 'quince-house' } }
  const { docs } = await payload.find({ collection: 'listings', where, depth: 0 })
  if (!docs[0]) throw new Error('The fixture lacks Quince House.')
  return docs[0]
}

test('a reset overwrites nothing without --yes, and notifies the running site', async () => {
  await using content = await openContent()
  const { payload, folder } = content
  await beginFeed(payload)
  // The program runs as in production, where secrets have to be strong.
  const [PAYLOAD_SECRET, PUBLISH_KEY] = [randomSecret(), randomSecret()]
  await using site = await openFakeSite(PUBLISH_KEY, { payload })
  const secrets = { PAYLOAD_SECRET, PUBLISH_KEY }
  const env = { PROPERTY, DATA_DIR: folder, PORT: String(site.port), ...secrets }
  await seed(payload, await readProperty(PROPERTY))
  const { id, price } = await findHouse(payload)
  const data = { price: 1, _status: 'published' as const }
  await payload.update({ collection: 'listings', id, data, context: { quiet: true } })

  const asked = await runReset(env)
  expect(asked.code, asked.output).toBe(1)
  expect(asked.output).toMatch(/listing “Quince House”: changed[\s\S]*Nothing was changed/)
  expect((await findHouse(payload)).price).toBe(1)

  const agreed = await runReset(env, '--yes')
  expect(agreed.code, agreed.output).toBe(0)
  expect(agreed.output).toMatch(/1 restored[\s\S]*The site has been notified/)
  expect((await findHouse(payload)).price).toBe(price)
  expect(site.messages.flatMap(({ tags }) => tags)).toContain(`listings:${id}`)
})

test('without content, a reset says to run npm start', async () => {
  const { code, output } = await runReset({
    DATA_DIR: '/tmp/belvedere-no-such-folder',
    DATABASE_URL: '',
  })
  expect([code, output]).toEqual([1, expect.stringContaining('Run "npm start"')])
})
