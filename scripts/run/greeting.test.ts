import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { showFirstSignIn } from './greeting.ts'

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'belvedere-sign-in-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const file = join(dir, 'first-sign-in.txt')
  writeFileSync(file, 'editor@example.com\nsecret\n')
  return { dir, file }
}

test('the first sign-in is shown once', () => {
  const { dir, file } = folder()
  const shown: string[][] = []
  showFirstSignIn(dir, (lines) => shown.push(lines))
  showFirstSignIn(dir, (lines) => shown.push(lines))
  expect(shown).toEqual([['editor@example.com', 'secret'], []])
  expect(existsSync(file)).toBe(false)
})

test('a first sign-in that could not be shown is kept for the next start', () => {
  const { dir, file } = folder()
  const cutOff = () => {
    throw new Error('killed')
  }
  expect(() => showFirstSignIn(dir, cutOff)).toThrow('killed')
  expect(existsSync(file)).toBe(true)
})
