import { expect, test, vi } from 'vitest'
import { kontorHaus } from '../../e2e/properties/kontor-haus.ts'
import { makeProperty } from '../../e2e/properties/make-property.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('24 flats in a city: seeded, and every link leads to a page', async () => {
  const { paths, dead } = await followLinks((folder) => makeProperty(folder, kontorHaus))
  expect(paths).toHaveLength(41)
  expect(dead).toEqual([])
})
