import { expect, test } from 'vitest'
import { blockNameOf } from './block-name.ts'
import { namesKind } from './mentions.ts'

const name = blockNameOf('opening-hours')

test.each([
  "kindBlock('opening_hours', 'a')",
  'main:has(> [data-block="opening_hours"]) {}',
  "page.locator('[data-block=opening_hours] h2')",
  'query { ... on OpeningHoursRecord { title } }',
])('finds the kind in %s', (source) => expect(namesKind(source, name)).toBe(true))

test.each(["kindBlock('opening_hours_v2', 'a')", 'const opening_hours = 1'])(
  'finds no kind in %s',
  (source) => expect(namesKind(source, name)).toBe(false),
)
