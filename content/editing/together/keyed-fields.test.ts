import { Random } from '@belvedere/kit/testing/random.ts'
import { expect, test } from 'vitest'
import { hasSameContents, merge } from './merge.ts'
import { type Fields, isSame, isSameValue } from './same.ts'

test('a “No” that somebody else chose survives a merge', () => {
  const base = { title: 'Loft', facts: { rooms: 2 } }
  const mine = { ...base, title: 'Attic' }
  const theirs = { ...base, facts: { rooms: 2, balkon: false } }
  const { merged, conflicts, taken } = merge(base, mine, theirs)
  expect(merged).toEqual({ title: 'Attic', facts: { rooms: 2, balkon: false } })
  expect([conflicts, taken]).toEqual([[], [['facts', 'balkon']]])
  expect(merge({ facts: null }, { facts: null }, theirs).merged.facts).toEqual(theirs.facts)
})

test('a word that somebody else took away stays taken away', () => {
  const base = { words: {} }
  const theirs = { words: { 'form.news': '' } }
  expect(merge(base, { words: { 'form.go': 'Ask' } }, theirs).merged).toEqual({
    words: { 'form.go': 'Ask', 'form.news': '' },
  })
})

test('no answer, a missing one and no value at all are the same', () => {
  for (const facts of [undefined, null, {}, { balkon: null }, { balkon: undefined }]) {
    expect(hasSameContents({ facts }, { facts: {} })).toBe(true)
    expect(hasSameContents({ facts }, { facts: { balkon: false } })).toBe(false)
    expect(isSame({ facts }, { facts: { balkon: false } })).toBe(false)
    expect(isSameValue(facts, { 'form.news': '' })).toBe(false)
  }
})

test('the facts in “Site” are rows, whose empty fields a form writes otherwise', () => {
  const rows = (label: string | null) => ({ facts: [{ id: 'a', label, onCard: null }] })
  const open = { facts: [{ id: 'a', label: '', onCard: false }] }
  expect(hasSameContents(rows(null), open)).toBe(true)
  const { merged, conflicts } = merge(rows(null), open, rows('Balconies'))
  expect(merged.facts).toEqual([{ id: 'a', label: 'Balconies', onCard: false }])
  expect(conflicts).toEqual([])
  expect(hasSameContents({ facts: 0 }, { facts: [] })).toBe(true)
})

const VALUES = [true, false, '', 'Court', 0, 2.5, null]
const KEYS = ['rooms', 'balkon', 'form.news', 'facts', 'root']

/** Changes some of these keys, as a form does: what is emptied is null. */
function edited(random: Random, values: Fields, keys: readonly string[]): Fields {
  const changed = keys.filter(() => random.next() < 0.5)
  return { ...values, ...Object.fromEntries(changed.map((key) => [key, random.pick(VALUES)])) }
}

/** What a record has of these values. */
const stored = (values: unknown) =>
  Object.fromEntries(Object.entries(Object(values)).filter(([, value]) => value !== null))

test.each(['facts', 'words'])('of %s both sides keep what they changed', (field) => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = new Random(seed)
    const base = stored(edited(random, {}, KEYS))
    const own = random.shuffled(KEYS)
    const others = own.splice(random.between(0, KEYS.length))
    const [mine, theirs] = [edited(random, base, own), stored(edited(random, base, others))]
    const record = (title: string, values: unknown) => ({ title, [field]: values })
    const result = merge(record('Old', base), record('New', mine), record('Old', theirs))
    const of = (keys: string[], values: Fields) =>
      Object.entries(values).filter(([key]) => keys.includes(key))
    const expected = Object.fromEntries([...of(own, stored(mine)), ...of(others, theirs)])
    expect(stored(result.merged[field]), `seed ${seed}`).toEqual(expected)
    expect(result.conflicts, `seed ${seed}`).toEqual([])
    const isEqual = JSON.stringify(sorted(stored(mine))) === JSON.stringify(sorted(base))
    expect(hasSameContents({ [field]: mine }, { [field]: base }), `seed ${seed}`).toBe(isEqual)
  }
})

const sorted = (values: Fields) =>
  Object.entries(values).sort(([one], [other]) => one.localeCompare(other))
