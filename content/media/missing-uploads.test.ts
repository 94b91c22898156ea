import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { awaySentence, compareUploads } from './missing-uploads.ts'
import { DiskStore } from './storage/disk-store.ts'

function storeWith(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  for (const file of files) writeFileSync(join(folder, file), '')
  return new DiskStore(folder)
}

const shapes = { version: 1, mark: '0a1b2c3d' }

test('files are looked for in both folders, with those that the service made beside them', async () => {
  const names = await storeWith('house.jpg', 'bin/old.jpg', 'land.glb', 'phone.heic').names()
  const rows = [
    { filename: 'house.jpg', shapes: null },
    { filename: 'old.jpg', shapes: null },
    { filename: 'phone.heic', shapes: null },
    // PostgreSQL returns objects, SQLite text.
    { filename: 'land.glb', shapes },
    { filename: 'gone.pdf', shapes: JSON.stringify(null) },
  ]
  expect(compareUploads(rows, names)).toEqual({
    expected: 7,
    missing: ['phone.heic.jpg', 'land-0a1b2c3d.glb', 'gone.pdf'],
  })
  expect(compareUploads([{ filename: 'land.glb', shapes: JSON.stringify(shapes) }], names)).toEqual(
    { expected: 2, missing: ['land-0a1b2c3d.glb'] },
  )
})

test('a folder that is missing or empty is told with the number of files, some missing files are not', async () => {
  const rows = ['a.jpg', 'b.jpg'].map((filename) => ({ filename, shapes: null }))
  const away = async (store: DiskStore) =>
    awaySentence(store.about, compareUploads(rows, await store.names()))
  expect(await away(storeWith())).toMatch(
    /^The folder of uploads, .+, does not have any of the 2 files that the database expects\. Is its disk mounted\? Mount it, or restore the folder from a backup\.$/,
  )
  expect(await away(new DiskStore('/nowhere/at/all'))).toContain('any of the 2 files')
  expect(await away(storeWith('a.jpg'))).toBeUndefined()
  expect(awaySentence(storeWith().about, compareUploads([], []))).toBeUndefined()
})

test('a leftover of an upload and the bin are no uploads', async () => {
  expect(await storeWith('a.jpg.tmp', 'bin/b.jpg').looksEmpty()).toBe(true)
  expect(await storeWith('a.jpg').looksEmpty()).toBe(false)
  expect(await new DiskStore('/nowhere/at/all').looksEmpty()).toBe(true)
})
