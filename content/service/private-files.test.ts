import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepDatabasePrivate, keepFolderPrivate } from './private-files.ts'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-private-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('an open data folder and its database are closed to others, and keep their content', () => {
  const folder = openFolder()
  const file = join(folder, 'content.sqlite')
  for (const suffix of ['', '-wal', '-shm']) writeFileSync(`${file}${suffix}`, 'kept')
  for (const suffix of ['', '-wal', '-shm']) chmodSync(`${file}${suffix}`, 0o644)
  chmodSync(folder, 0o755)
  keepFolderPrivate(folder)
  keepDatabasePrivate(file)
  expect(modeOf(folder)).toBe('700')
  for (const suffix of ['', '-wal', '-shm']) expect(modeOf(`${file}${suffix}`)).toBe('600')
  expect(readFileSync(file, 'utf8')).toBe('kept')
})

test('a new data folder and database are private from the start', () => {
  const folder = join(openFolder(), 'data', 'of-the-site')
  keepFolderPrivate(folder)
  keepDatabasePrivate(join(folder, 'content.sqlite'))
  expect([modeOf(folder), modeOf(join(folder, 'content.sqlite'))]).toEqual(['700', '600'])
})
