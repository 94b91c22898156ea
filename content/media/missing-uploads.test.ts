import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { awaySentence, compareUploads, hasUploads } from './missing-uploads.ts'

function folderWith(...files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  for (const file of files) writeFileSync(join(folder, file), '')
  return folder
}

const shapes = { version: 1, mark: '0a1b2c3d' }

test('files are looked for in both folders, with those that the service made beside them', () => {
  const folder = folderWith('house.jpg', 'bin/old.jpg', 'land.glb', 'phone.heic')
  const rows = [
    { filename: 'house.jpg', shapes: null },
    { filename: 'old.jpg', shapes: null },
    { filename: 'phone.heic', shapes: null },
    // PostgreSQL returns objects, SQLite text.
    { filename: 'land.glb', shapes },
    { filename: 'gone.pdf', shapes: JSON.stringify(null) },
  ]
  expect(compareUploads(rows, folder)).toEqual({
    expected: 7,
    missing: ['phone.heic.jpg', 'land-0a1b2c3d.glb', 'gone.pdf'],
  })
  expect(
    compareUploads([{ filename: 'land.glb', shapes: JSON.stringify(shapes) }], folder),
  ).toEqual({ expected: 2, missing: ['land-0a1b2c3d.glb'] })
})

test('a folder that is missing or empty is told with the number of files, some missing files are not', () => {
  const rows = ['a.jpg', 'b.jpg'].map((filename) => ({ filename, shapes: null }))
  const away = (folder: string) => awaySentence(folder, compareUploads(rows, folder))
  const empty = folderWith()
  expect(away(empty)).toBe(
    `The folder of uploads, ${empty}, does not have any of the 2 files that the database expects. Is its disk mounted? Mount it, or restore the folder from a backup.`,
  )
  expect(away(join(empty, 'nowhere'))).toContain('any of the 2 files')
  expect(away(folderWith('a.jpg'))).toBeUndefined()
  expect(awaySentence(empty, compareUploads([], empty))).toBeUndefined()
})

test('a leftover of an upload and the bin are no uploads', () => {
  expect(hasUploads(folderWith('a.jpg.tmp', 'bin/b.jpg'))).toBe(false)
  expect(hasUploads(folderWith('a.jpg'))).toBe(true)
  expect(hasUploads('/nowhere/at/all')).toBe(false)
})
