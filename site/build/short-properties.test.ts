import { expect, test } from 'vitest'
import { renameProperties, shortProperties } from './short-properties.ts'

const names = shortProperties()

test('properties that only stylesheets use get short names, each its own', () => {
  // Written in parts: what a test mentions keeps its name, too.
  expect(names.get(['--header', 'h'].join('-'))).toMatch(/^--[a-z][a-z\d]$/)
  expect(new Set(names.values()).size).toBe(names.size)
  for (const [name, short] of names) expect(short.length).toBeLessThan(name.length)
})

test('what code mentions keeps its name: colours of the brand, and what scripts set', () => {
  for (const name of ['--paper', '--accent-1', '--hour', '--ar', '--fx'])
    expect(names.has(name), name).toBe(false)
})

test('whole names are replaced, and no part of a class', () => {
  const own = new Map([['--fs-d1', '--b6']])
  const css =
    '.block--fs-d1{--fs-d1:2rem;font-size:var(--fs-d1);--fs-d10:1px;top:calc(1px*var(--fs-d1))}'
  expect(renameProperties(css, own)).toBe(
    '.block--fs-d1{--b6:2rem;font-size:var(--b6);--fs-d10:1px;top:calc(1px*var(--b6))}',
  )
})
