import { expect, test } from 'vitest'
import { landedMigrations, presentMigrations } from './landed.ts'

const present = presentMigrations()
const landed = Object.entries(landedMigrations())

test.each(landed)('the migration %s is unchanged since it landed', (name, hash) => {
  const advice =
    'Databases have run it: put it back with git, and write a new one (npm run new:migration NAME).'
  expect(present[name], advice).toBe(hash)
})

test('every migration has its hash in landed.json', () => {
  const advice = 'Run: node content/payload/database/landed.ts'
  expect(Object.keys(present).sort(), advice).toEqual(landed.map(([name]) => name).sort())
})
