import { expect, test, vi } from 'vitest'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('a German starter for plots is seeded, says what it sells, and every link leads to a page', async () => {
  const make = (folder: string) => writeStarter({ folder, language: 'de', kind: 'plots' })
  const { paths, dead, foreign, words } = await followLinks(make, [
    '/grundstuecke/kleine-grundstuecke',
  ])
  expect(paths).toHaveLength(23)
  expect(dead).toEqual([])
  expect(foreign).toEqual([])
  expect(words[0]).toContain('2 Grundstücke')
  expect(words[0]).not.toMatch(/Wohnung|Einheit/)
})
