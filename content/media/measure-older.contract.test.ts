import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRows } from '../payload/database/read-rows.ts'
import { openContent, type TestContent } from '../testing/payload.ts'
import { measureOlder } from './measure-older.ts'
import { sharp } from './sharp.ts'

let content: TestContent
let payload: Payload

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
})
afterAll(() => content[Symbol.asyncDispose]())

async function upload(background: string) {
  const create = { width: 64, height: 48, channels: 3, background } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  const file = { data, name: 'bay.jpg', mimetype: 'image/jpeg', size: data.length }
  return payload.create({ collection: 'media', data: { alt: 'A bay' }, file })
}

const stored = async () => (await payload.find({ collection: 'media', sort: 'id', limit: 0 })).docs

test('older pictures get their light, and nothing else of them changes', async () => {
  const count = 23
  for (let at = 0; at < count; at++) await upload(`rgb(${at * 10}, ${at * 10}, 90)`)
  const before = await stored()
  expect(new Set(before.map(({ light }) => light)).size).toBeGreaterThan(1)
  await readRows(await createLocalReq({}, payload), sql`UPDATE media SET light = NULL`)
  expect((await stored()).every(({ light }) => !light)).toBe(true)
  const feed = await payload.count({ collection: 'changes' })
  await measureOlder(payload)
  expect(await stored()).toEqual(before)
  expect(await payload.count({ collection: 'changes' })).toEqual(feed)
})
