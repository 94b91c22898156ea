import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'

import { asksForSource, isAllowed, packagesIn, readLock } from './packages.ts'
import { joinPlatforms, thirdParty } from './third-party.ts'

const packages = packagesIn(readLock())

test('THIRD_PARTY.md lists the packages of the lock file', () => {
  const committed = readFileSync(join(root, 'THIRD_PARTY.md'), 'utf8')
  expect(committed === thirdParty(packages), 'run: npm run licences').toBe(true)
})

test('every package has a licence that the project accepts', () => {
  const refused = packages.filter(({ licence }) => !isAllowed(licence))
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([])
  expect(packages.length).toBeGreaterThan(300)
})

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'BUSL-1.1', 'unknown'])(
  '%s is not accepted',
  (licence) => {
    const lock = { 'node_modules/planted': { version: '1.0.0', license: licence } }
    expect(packagesIn(lock).filter((one) => isAllowed(one.licence))).toEqual([])
  },
)

test('of several licences to choose from, one accepted is enough', () => {
  expect(isAllowed('(MIT OR EUPL-1.1+)')).toBe(true)
  expect(asksForSource('(MPL-2.0 OR Apache-2.0)')).toBe(false)
  expect(asksForSource('Apache-2.0 AND LGPL-3.0-or-later')).toBe(true)
})

test('a package without a stated licence is unknown, and therefore refused', () => {
  const [one] = packagesIn({ 'node_modules/planted': { version: '1.0.0' } })
  expect(one?.licence).toBe('unknown')
})

test('a package of several folders is a tool only if all its copies are', () => {
  const lock = {
    'node_modules/a': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/b/node_modules/a': { version: '1.0.0', license: 'MIT' },
  }
  expect(packagesIn(lock)).toMatchObject([{ name: 'a', isDev: false }])
})

test('the packages of all platforms are listed once, by their family', () => {
  const names = joinPlatforms(packages).map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['@img/sharp-libvips-*', '@next/swc-*', 'lightningcss-*', 'fsevents']),
  )
  expect(names.filter((name) => /linux|darwin|win32/.test(name))).toEqual([])
})
