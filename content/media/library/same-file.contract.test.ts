import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handleEndpoints, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { type Person, signIn } from '../../testing/people.ts'
import { makePicture } from '../../testing/picture.ts'
import { hashOf } from '../bytes.ts'

let content: TestContent
let payload: Payload
let editor: Person

beforeAll(async () => {
  content = await openContent()
  payload = content.payload
  editor = await signIn(payload, 'editor')
})
afterAll(() => content[Symbol.asyncDispose]())

/** The stored bytes of a new picture, and the question for them. */
async function uploaded(alt: string) {
  const id = await makePicture(payload, { alt })
  const { filename } = await payload.findByID({ collection: 'media', id, depth: 0 })
  const bytes = readFileSync(join(content.folder, 'media', filename ?? ''))
  return { id, filename, bytes, path: await pathFor(bytes) }
}

const pathFor = async (bytes: Buffer) =>
  `/media/same?size=${bytes.length}&sha256=${await hashOf(bytes)}`

const same = async (path: string) => (await editor.ask('GET', path)).body.same

test('a file with the same bytes is found, whatever it is called; one with other bytes is not', async () => {
  const { id, filename, bytes, path } = await uploaded('pier')
  expect(await same(path)).toEqual({ id, filename, isInBin: false })
  const other = Buffer.from(bytes)
  other.writeUInt8(other.readUInt8(bytes.length - 3) ^ 1, bytes.length - 3)
  expect(await same(await pathFor(other))).toBeNull()
  // The name of a file holds the beginning of its hash only: the rest has to agree as well.
  const hash = await hashOf(bytes)
  const end = hash.endsWith('0') ? '1' : '0'
  expect(await same(path.replace(hash, hash.slice(0, -1) + end))).toBeNull()
})

test('the same file may be kept twice; one of the library comes before one of the bin, which comes back', async () => {
  const { id, bytes, path } = await uploaded('cove')
  const file = { data: bytes, name: 'cove.jpg', mimetype: 'image/jpeg', size: bytes.length }
  const second = await payload.create({ collection: 'media', data: { alt: 'cove' }, file })
  expect(await same(path)).toMatchObject({ id })

  await editor.ask('DELETE', `/media/${id}`)
  expect(await same(path)).toEqual({ id: second.id, filename: second.filename, isInBin: false })
  await editor.ask('DELETE', `/media/${second.id}`)
  expect(await same(path)).toMatchObject({ id, isInBin: true })

  await editor.ask('POST', '/bin-entries/bring-back', { records: [`media:${second.id}`] })
  expect(await same(path)).toMatchObject({ id: second.id, isInBin: false })
})

test('strangers learn nothing about files, and a malformed question says what to send', async () => {
  const { path } = await uploaded('cape')
  const request = new Request(`http://localhost:3001/api${path}`)
  expect((await handleEndpoints({ config: payload.config, request })).status).toBe(403)
  for (const odd of ['size=0', 'size=a', 'size=12', 'size=12&sha256=%25', 'size=12&sha256=AB']) {
    const { status, message } = await editor.ask('GET', `/media/same?${odd}`)
    expect([odd, status, message]).toEqual([odd, 400, expect.stringContaining('64 hex digits')])
  }
})
