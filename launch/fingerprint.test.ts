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

const fingerprintOf = (dir: string) => fingerprint(['room', 'lock.json'], '', dir)

test('the same files have the same fingerprint', () => {
  const dir = folder()
  expect(fingerprintOf(dir)).toBe(fingerprintOf(dir))
})

test.each([
  ['changed', 'room/a.ts', 'b'],
  ['added', 'room/b.ts', ''],
  ['named alone', 'lock.json', '{ }'],
])('a file that is %s changes the fingerprint', (_, file, text) => {
  const dir = folder()
  const before = fingerprintOf(dir)
  writeFileSync(join(dir, file), text)
  expect(fingerprintOf(dir)).not.toBe(before)
})

test('moving bytes from one file to another changes the fingerprint', () => {
  const dir = folder()
  writeFileSync(join(dir, 'room', 'b.ts'), 'b')
  const before = fingerprintOf(dir)
  writeFileSync(join(dir, 'room', 'a.ts'), 'ab')
  writeFileSync(join(dir, 'room', 'b.ts'), '')
  expect(fingerprintOf(dir)).not.toBe(before)
})

test('tests and build output do not affect the fingerprint', () => {
  const dir = folder()
  const before = fingerprintOf(dir)
  writeFileSync(join(dir, 'room', 'a.test.ts'), 'test')
  writeFileSync(join(dir, 'room', 'dist', 'main.js'), 'built')
  expect(fingerprintOf(dir)).toBe(before)
})

test('an output is fresh until it is removed or its sources change', async () => {
  const dir = folder()
  const output = join(dir, 'output')
  const stamp = { file: join(dir, 'notes', 'stamp'), outputs: [output] }
  expect(isFresh(stamp, 'print')).toBe(false)
  await makeFresh(stamp, 'print', async () => writeFileSync(output, ''))
  expect([isFresh(stamp, 'print'), isFresh(stamp, 'another')]).toEqual([true, false])
  rmSync(output)
  expect(isFresh(stamp, 'print')).toBe(false)
})

test('interrupted work removes the earlier stamp', async () => {
  const dir = folder()
  const stamp = { file: join(dir, 'stamp'), outputs: [] }
  await makeFresh(stamp, 'old', async () => {})
  const broken = makeFresh(stamp, 'new', () => Promise.reject(new Error('cut off')))
  await expect(broken).rejects.toThrow('cut off')
  expect(isFresh(stamp, 'old')).toBe(false)
})
