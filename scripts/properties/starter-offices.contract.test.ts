import { expect, test, vi } from 'vitest'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('a Spanish starter for offices is seeded, says what it sells, and every link leads to a page', async () => {
  const make = (folder: string) => writeStarter({ folder, language: 'es', kind: 'offices' })
  const { paths, dead, foreign, words } = await followLinks(make, ['/oficinas/estudios'])
  expect(paths).toHaveLength(23)
  expect(dead).toEqual([])
  expect(foreign).toEqual([])
  expect(words[0]).toContain('2 oficinas')
  expect(words[0]).not.toMatch(/vivienda|casa\b/)
})
