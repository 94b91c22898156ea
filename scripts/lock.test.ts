import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingFrom } from './complete-lock.mjs'

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')
const packages = JSON.parse(text).packages

test('the lock file lists every optional package, so "npm ci" works on any platform', () => {
  const names = missingFrom(packages).map(({ name }) => name)
  expect(names, 'run: node scripts/complete-lock.mjs').toEqual([])
})

test('the lock file contains no registry URLs', () => {
  expect(text).not.toMatch(/"resolved": "https?:/)
})
