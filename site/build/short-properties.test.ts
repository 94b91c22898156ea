import { PROPERTIES } from '@belvedere/kit/brand/colours.ts'
import { expect, test } from 'vitest'
import { renameProperties, shortProperties } from './short-properties.ts'

const names = shortProperties()

/** In parts: what a test mentions keeps its name. */
const nameOf = (...parts: string[]) => `--${parts.join('-')}`

test('properties that only stylesheets use get short names, each its own', () => {
  expect(names.size).toBeGreaterThan(30)
  expect(names.get(nameOf('header', 'h'))).toMatch(/^--[a-z][a-z\d]$/)
  expect(new Set(names.values()).size).toBe(names.size)
  for (const [name, short] of names) expect(short.length).toBeLessThan(name.length)
})

test('the colours of the brand, which code writes, keep their names', () => {
  expect(Object.values(PROPERTIES).length).toBeGreaterThan(10)
  for (const name of Object.values(PROPERTIES)) expect(names.has(name), name).toBe(false)
})

test('whole names are replaced, and no part of a class', () => {
  const own = new Map([[nameOf('fs', 'd1'), '--b6x']])
  const css =
    '.block--fs-d1{--fs-d1:2rem;font-size:var(--fs-d1);--fs-d10:1px;top:calc(1px*var(--fs-d1))}'
  expect(renameProperties(css, own)).toBe(
    '.block--fs-d1{--b6x:2rem;font-size:var(--b6x);--fs-d10:1px;top:calc(1px*var(--b6x))}',
  )
})
