import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { whyUploadsAreAway } from '../../media/watch-uploads.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { readHealth } from './read-health.ts'

let content: TestContent

beforeAll(async () => {
  content = await openContent()
  vi.stubEnv('SMTP_URL', '')
  vi.stubEnv('SMTP_HOST', '')
})
afterAll(() => content[Symbol.asyncDispose]())

const now = new Date().toISOString()

test('an installation tells what waits and what is wrong, faults first', async () => {
  const { payload } = content
  const req = await createLocalReq({}, payload)
  await readRows(
    req,
    sql`INSERT INTO media (filename, updated_at, created_at) VALUES ('a.jpg', ${now}, ${now})`,
  )
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const earlier = new Date(Date.now() - 3_600_000).toISOString()
  for (const waitUntil of [later, earlier])
    await payload.db.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'schedulePublish', queue: 'default', waitUntil, input: {} },
      req: {},
    })
  await payload.db.create({
    collection: 'deliveries',
    data: {
      ...{ kind: 'team', state: 'failed', attempts: 1, queuedAt: now, nextAt: now },
      ...{ claimedUntil: 0, reference: 'AB12C', enquiry: 1, key: 'one', recipient: 'team' },
    },
    req: {},
  })

  const { findings, queues, version } = await readHealth(payload)
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  const order = findings.map(({ is }) => ['fault', 'warning', 'ok'].indexOf(is))
  expect(order).toEqual(order.toSorted())
  expect(findings.find(({ name }) => name === 'Uploads')).toMatchObject({
    is: 'fault',
    found: expect.stringContaining('does not have the one file that the database expects'),
  })
  expect(findings.find(({ name }) => name === 'Last backup')?.is).toBe('warning')
  const queue = (name: string) => queues.find((one) => one.name.startsWith(name))
  expect(queue('Scheduled publishes')).toMatchObject({
    count: 2,
    trouble: '1 should have been done by now: the log says why not.',
  })
  expect(queue('Mails and messages')).toMatchObject({
    count: 1,
    trouble: expect.stringContaining('1 could not be delivered yet'),
  })
  expect(queue('Enquiries')).toEqual({
    name: 'Enquiries that nobody has in hand',
    count: 0,
    path: '/collections/enquiries',
  })
})

test('uploads are away until the first expected file is there', async () => {
  expect(await whyUploadsAreAway(content.payload)).toContain('Is its disk mounted?')
  const folder = join(content.folder, 'media')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.jpg'), '')
  expect(await whyUploadsAreAway(content.payload)).toBeUndefined()
})
