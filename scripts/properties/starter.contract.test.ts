import { expect, test, vi } from 'vitest'
import { writeStarter } from '../../demo/starter/write-starter.ts'
import { followLinks } from './follow-links.ts'

vi.setConfig({ testTimeout: 200_000 })

test('a starter is seeded, and every link leads to one of its pages', async () => {
  // Those of other kinds and languages differ in words only, which a unit test checks.
  const { paths, dead } = await followLinks((folder) =>
    writeStarter({ folder, language: 'de', kind: 'apartments' }),
  )
  // Home, overview, map, ten pages, three groups, six units and a gallery.
  expect(paths).toHaveLength(23)
  for (const path of ['/wohnungen', '/galerie/bilder', '/kontakt', '/lageplan'])
    expect(paths).toContain(path)
  expect(dead).toEqual([])
})
