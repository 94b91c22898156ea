import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hasPackages } from './packages.mjs'

const LOCK = '{"lockfileVersion":3}'
const PRINT = createHash('sha256').update(LOCK).digest('hex')

function rootWith(marker?: string) {
  const root = mkdtempSync(join(tmpdir(), 'belvedere-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'package-lock.json'), LOCK)
  mkdirSync(join(root, 'node_modules'))
  if (marker) writeFileSync(join(root, 'node_modules/.belvedere-packages'), marker)
  return root
}

test('a property is written and checked with the packages of the running product', () => {
  const root = rootWith(`${PRINT} running`)
  for (const script of ['start', 'new-property', 'check-property'])
    expect(hasPackages(root, script), script).toBe(true)
  expect(hasPackages(root, 'test')).toBe(false)
})

test('packages of an older lock file, or of an installation that is under way, do not count', () => {
  expect(hasPackages(rootWith('0000 all'), 'start')).toBe(false)
  expect(hasPackages(rootWith(), 'new-property')).toBe(false)
  expect(hasPackages(rootWith(`${PRINT} all`), 'test')).toBe(true)
})
