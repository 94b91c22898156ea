import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../manifest.json' with { type: 'json' }

const folder = import.meta.dirname
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'))

test('the manifest names every PDF', () => {
  const named = Object.values(manifest).map(({ file }) => file)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => !named.includes(`documents/${file}`))).toEqual([])
})

test('no PDF has more than 400 KB, and all together at most 1.2 MB', () => {
  const sizes = files.map((file) => readFileSync(join(folder, file)).byteLength)
  expect(Math.max(...sizes)).toBeLessThan(400_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_200_000)
})
