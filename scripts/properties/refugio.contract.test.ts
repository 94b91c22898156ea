import { expect, test, vi } from 'vitest'
import { makeProperty } from '../../e2e/properties/make-property.ts'
import { refugio } from '../../e2e/properties/refugio.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('a lodge with twelve chalets: seeded, and every link leads to a page', async () => {
  const { paths, dead, foreign } = await followLinks((folder) => makeProperty(folder, refugio))
  expect(paths).toHaveLength(29)
  // A group may be called as the address above it.
  expect(paths).toContain('/residencias/residencias/chalet-05')
  expect(dead).toEqual([])
  expect(foreign).toEqual([])
})
