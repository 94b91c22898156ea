import { expect, test, vi } from 'vitest'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('an English starter for an estate is seeded, says what it sells, and every link leads to a page', async () => {
  const make = (folder: string) => writeStarter({ folder, language: 'en', kind: 'estate' })
  const { paths, dead, words } = await followLinks(make, ['/real-estate/terraced-houses'])
  expect(paths).toHaveLength(23)
  expect(dead).toEqual([])
  expect(words[0]).toContain('2 houses')
  expect(words[0]).not.toMatch(/\bvilla|apartment|\bund\b|\by\b/i)
})
