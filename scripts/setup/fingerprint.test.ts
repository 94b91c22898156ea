import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fingerprint, isFresh, makeFresh } from './fingerprint.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-print-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  mkdirSync(join(dir, 'room', 'dist'), { recursive: true })
  writeFileSync(join(dir, 'room', 'a.ts'), 'a')
  writeFileSync(join(dir, 'lock.json'), '{}')
  return dir
}

const printOf = (dir: string) => fingerprint(['room', 'lock.json'], '', dir)

test('the same files have the same print', () => {
  const dir = folder()
  expect(printOf(dir)).toBe(printOf(dir))
})

test.each([
  ['changed', 'room/a.ts', 'b'],
  ['added', 'room/b.ts', ''],
  ['named alone', 'lock.json', '{ }'],
])('a file that is %s changes the print', (_, file, text) => {
  const dir = folder()
  const before = printOf(dir)
  writeFileSync(join(dir, file), text)
  expect(printOf(dir)).not.toBe(before)
})

test('bytes that move from one file to the next change the print', () => {
  const dir = folder()
  writeFileSync(join(dir, 'room', 'b.ts'), 'b')
  const before = printOf(dir)
  writeFileSync(join(dir, 'room', 'a.ts'), 'ab')
  writeFileSync(join(dir, 'room', 'b.ts'), '')
  expect(printOf(dir)).not.toBe(before)
})

test('tests and built files leave the print alone', () => {
  const dir = folder()
  const before = printOf(dir)
  writeFileSync(join(dir, 'room', 'a.test.ts'), 'test')
  writeFileSync(join(dir, 'room', 'dist', 'main.js'), 'built')
  expect(printOf(dir)).toBe(before)
})

test('work that is done is noted, until its output or its sources are others', async () => {
  const dir = folder()
  const output = join(dir, 'output')
  const note = { file: join(dir, 'notes', 'note'), outputs: [output] }
  expect(isFresh(note, 'print')).toBe(false)
  await makeFresh(note, 'print', async () => writeFileSync(output, ''))
  expect([isFresh(note, 'print'), isFresh(note, 'another')]).toEqual([true, false])
  rmSync(output)
  expect(isFresh(note, 'print')).toBe(false)
})

test('work that is cut off takes away what was noted before', async () => {
  const dir = folder()
  const note = { file: join(dir, 'note'), outputs: [] }
  await makeFresh(note, 'old', async () => {})
  const broken = makeFresh(note, 'new', () => Promise.reject(new Error('cut off')))
  await expect(broken).rejects.toThrow('cut off')
  expect(isFresh(note, 'old')).toBe(false)
})
