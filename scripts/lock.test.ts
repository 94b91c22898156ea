import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingFrom } from './complete-lock.mjs'

const text = readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')
const packages = JSON.parse(text).packages

test('the lock file holds every optional package, so that "npm ci" takes it on any platform', () => {
  const names = missingFrom(packages).map(({ name }) => name)
  expect(names, 'run: node scripts/complete-lock.mjs').toEqual([])
})

test('the lock file carries no addresses of a registry', () => {
  expect(text).not.toMatch(/"resolved": "https?:/)
})
