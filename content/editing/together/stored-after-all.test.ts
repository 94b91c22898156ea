import { expect, test } from 'vitest'
import { merge } from './merge.ts'
import { storedAfterAll } from './stored-after-all.ts'

const base = { title: 'Ebb', slug: 'ebb', unit: 'L 1', updatedAt: '1' }
const sent = { ...base, title: 'Ebb and ' }
const latest = { ...base, title: 'Ebb and', slug: 'ebb-and', updatedAt: '2' }

test('what was typed since is no conflict with a save that was stored without an answer', () => {
  const own = storedAfterAll(base, sent, latest)
  expect(own).toEqual({ ...base, title: 'Ebb and' })
  const { merged, conflicts } = merge(own ?? {}, { ...sent, title: 'Ebb and flow' }, latest)
  expect(conflicts).toEqual([])
  expect(merged).toMatchObject({ title: 'Ebb and flow', slug: 'ebb-and' })
})

test('what somebody else has saved is not taken for it', () => {
  expect(storedAfterAll(base, sent, { ...latest, title: 'Ebb by night' })).toBeUndefined()
  expect(storedAfterAll(base, base, latest)).toBeUndefined()
  const theirs = { ...latest, unit: 'L 2' }
  const own = storedAfterAll(base, sent, theirs)
  expect(own).toMatchObject({ unit: 'L 1' })
  expect(merge(own ?? {}, sent, theirs).merged).toMatchObject({ unit: 'L 2' })
})
