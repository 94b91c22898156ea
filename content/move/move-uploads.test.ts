import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Bytes } from '../media/bytes.ts'
import { moveUploads } from './move-uploads.ts'

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-uploads-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'a-c0ffee00.jpg'), 'a picture')
  await writeFile(join(folder, 'bin', 'b-c0ffee00.pdf'), 'a document')
  await writeFile(join(folder, 'c-c0ffee00.jpg.1.tmp'), 'an upload that broke off')
  const objects = new Map<string, { body: string; type: string }>()
  const bucket = {
    sizeOf: async (name: string) => objects.get(name)?.body.length,
    put: async (name: string, bytes: Bytes, type: string) => {
      objects.set(name, { body: await readFile(bytes, 'utf8'), type })
    },
  }
  return { folder, bucket, objects }
}

test('uploads and those of the bin are sent under the names of their records', async () => {
  const { folder, bucket, objects } = await open()
  expect(await moveUploads(folder, bucket)).toEqual({
    sent: ['a-c0ffee00.jpg', 'b-c0ffee00.pdf'],
    there: 0,
    bytes: 19,
  })
  expect(Object.fromEntries(objects)).toEqual({
    'a-c0ffee00.jpg': { body: 'a picture', type: 'image/jpeg' },
    'b-c0ffee00.pdf': { body: 'a document', type: 'application/pdf' },
  })
})

test('a second run sends only what is missing or has another size', async () => {
  const { folder, bucket, objects } = await open()
  await moveUploads(folder, bucket)
  objects.set('a-c0ffee00.jpg', { body: 'a pic', type: 'image/jpeg' })
  expect(await moveUploads(folder, bucket)).toEqual({
    sent: ['a-c0ffee00.jpg'],
    there: 1,
    bytes: 9,
  })
})

test('a file that arrives with another size is reported', async () => {
  const { folder, bucket } = await open()
  const cut = { ...bucket, put: async () => undefined }
  await expect(moveUploads(folder, cut)).rejects.toThrow(/has another size in the bucket/)
})

test('a folder that is not there is an error, not an empty one', async () => {
  const { bucket } = await open()
  await expect(moveUploads('/nowhere/at/all', bucket)).rejects.toThrow(/ENOENT/)
})
