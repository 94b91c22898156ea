import { expect, test } from 'vitest'
import type { AnyKind, Kinds } from '../content/kinds.ts'
import { block } from '../testing/block.ts'
import { duskOfPage } from './dusk-of-page.ts'

const AnyView = () => null
const kinds: Kinds = new Map<string, AnyKind>([
  ['test_words', { mode: 'static', AnyView }],
  ['test_sky', { mode: 'static', AnyView, duskZone: ({ zone }) => zone as string | null }],
])
const sky = (id: string, zone: string | null) => block('test_sky', id, { test_sky_zone: zone })

test('a page turns to dusk by the time zone of its first block that does', () => {
  const blocks = [block('test_words', 'a', {}), sky('b', null), sky('c', 'Europe/Lisbon')]
  expect(duskOfPage(kinds, [...blocks, sky('d', 'Europe/Rome')])).toBe('Europe/Lisbon')
  expect(duskOfPage(kinds, [sky('a', ''), sky('b', 'Europe/Rome')])).toBe('')
})

test('a page without such a block never does', () => {
  expect(duskOfPage(kinds, [])).toBeNull()
  expect(duskOfPage(kinds, [block('test_words', 'a', {}), sky('b', null)])).toBeNull()
  expect(duskOfPage(kinds, [block('test_unknown', 'a', {})])).toBeNull()
})
