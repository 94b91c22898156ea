import semver from 'semver'
import { expect, test } from 'vitest'
import { packagesIn, readLock } from '../packages.ts'
import { findHoles, KNOWN_ADVISORIES } from './find.ts'

test('no package of the lock file has a known vulnerability', () => {
  const packages = packagesIn(readLock())
  expect(findHoles(packages)).toEqual([])
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['next', 'payload', 'sharp', 'drizzle-orm', 'fflate', 'nodemailer']),
  )
})

test.each([
  ['next', '15.5.23'],
  ['next', '16.0.0-canary.4'],
  ['next', '16.3.2'],
  ['next', '16.3.3-canary.1'],
  ['react-server-dom-webpack', '19.2.7'],
  ['payload', '3.82.1'],
  ['@payloadcms/db-sqlite', '3.82.1'],
  ['drizzle-orm', '0.45.1'],
  ['@delmaredigital/payload-puck', '0.6.22'],
  ['sharp', '0.34.2'],
  ['astro', '7.1.0'],
  ['fflate', '0.8.2'],
  ['nodemailer', '9.0.0'],
  ['altcha-lib', '1.4.0'],
  ['three', '0.124.0'],
])('%s %s, planted beneath another package, is found', (name, version) => {
  const entry = { version, license: 'MIT' }
  const lock = { ...readLock(), [`node_modules/planted/node_modules/${name}`]: entry }
  const holes = findHoles(packagesIn(lock))
  expect(holes.length).toBeGreaterThan(0)
  for (const hole of holes) expect(hole.startsWith(`${name} ${version}: `), hole).toBe(true)
})

test.each([
  ['next', '15.5.24'],
  ['next', '16.3.3'],
  ['react-server-dom-webpack', '19.2.8'],
  ['payload', '3.83.0'],
  ['drizzle-orm', '0.45.2'],
  ['@delmaredigital/payload-puck', '0.6.23'],
  ['sharp', '0.35.4'],
  ['astro', '7.2.8'],
  ['nodemailer', '9.0.1'],
])('%s %s, the first safe version, passes', (name, version) => {
  expect(findHoles([{ name, version }])).toEqual([])
})

test('the ranges of all advisories can be read', () => {
  const wrong = KNOWN_ADVISORIES.filter(({ affected }) => semver.validRange(affected) === null)
  expect(wrong).toEqual([])
})
