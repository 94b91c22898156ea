import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { GET } from '../../app/media/[file]/route.ts'
import { ownPlace } from '../../backup/place.ts'
import { restore } from '../../backup/restore/restore.ts'
import { takeBackup } from '../../backup/take.ts'
import { openBucket, type TestBucket } from '../../testing/bucket.ts'
import { isOnPostgres } from '../../testing/database-url.ts'
import { openContent, type TestContent } from '../../testing/payload.ts'
import { bringBack } from '../../workflow/bin/bring-back.ts'
import { moveToBin } from '../../workflow/bin/move-to-bin.ts'
import { sharp } from '../sharp.ts'

let bucket: TestBucket
let content: TestContent
let payload: Payload

beforeAll(async () => {
  bucket = await openBucket()
  Object.assign(process.env, bucket.settings)
  content = await openContent()
  payload = content.payload
})
afterAll(async () => {
  await content[Symbol.asyncDispose]()
  await bucket[Symbol.asyncDispose]()
  for (const name of Object.keys(bucket.settings)) delete process.env[name]
})

async function upload(width: number) {
  const image = sharp({ create: { width, height: 300, channels: 3, background: '#274' } })
  const data = await image.png().toBuffer()
  const file = { data, name: `view ${width}.png`, mimetype: 'image/png', size: data.length }
  const doc = await payload.create({ collection: 'media', data: { alt: 'A view' }, file })
  return { id: doc.id, file: doc.filename ?? '' }
}

/** The status of the icon-sized picture at its public address. */
async function statusOf(file: string) {
  const url = `http://localhost:3001/media/${file}`
  return (await GET(new Request(url))).status
}

/** Runs the work in a transaction, as a request of the studio does. */
async function commit(work: (req: Awaited<ReturnType<typeof createLocalReq>>) => Promise<unknown>) {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction()) ?? undefined
  await work(req)
  if (req.transactionID) await payload.db.commitTransaction(req.transactionID)
}

test('uploads are kept in the bucket alone, and are served from it', async () => {
  const { file } = await upload(101)
  expect(await bucket.names()).toContain(file)
  expect(existsSync(join(content.folder, 'media'))).toBe(false)
  expect(await statusOf(file)).toBe(200)
})

test('a file in the bin has no address, and has it again when it is brought back', async () => {
  const { id, file } = await upload(102)
  const target = { collection: 'media', id } as const
  await commit((req) => moveToBin(req, target, { isUsedPublicly: false }))
  expect(await statusOf(file)).toBe(404)
  await commit((req) => bringBack(req, `media:${id}`))
  expect(await statusOf(file)).toBe(200)
})

test('an upload is refused as a whole while the bucket is away, and what was read stays readable', async () => {
  const { file } = await upload(103)
  expect(await statusOf(file)).toBe(200)
  const before = await payload.count({ collection: 'media' })
  await bucket.stop()
  await expect(upload(104)).rejects.toThrow(/nothing was saved/)
  expect(await payload.count({ collection: 'media' })).toEqual(before)
  expect(await statusOf(file)).toBe(200)
  await bucket.start()
  expect((await upload(104)).file).toContain('104')
})

test.skipIf(isOnPostgres())(
  'a backup has the files of the bucket, and can be restored to a disk, with those of the bin in the bin',
  async () => {
    const shown = await upload(105)
    const binned = await upload(106)
    const target = { collection: 'media', id: binned.id } as const
    await commit((req) => moveToBin(req, target, { isUsedPublicly: false }))
    const folder = await mkdtemp(join(tmpdir(), 'belvedere-bucket-backup-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { file, manifest } = await takeBackup({
      to: folder,
      place: ownPlace(),
      settings: undefined,
    })
    expect(manifest.missing).toEqual([])
    const place = { dataDir: join(folder, 'restored'), databaseUrl: undefined }
    await restore({ archive: file, place })
    expect(readdirSync(join(place.dataDir, 'media'))).toContain(shown.file)
    expect(readdirSync(join(place.dataDir, 'media', 'bin'))).toEqual([binned.file])
    await expect(restore({ archive: file, place: ownPlace() })).rejects.toThrow(
      'There is content already',
    )
  },
)
