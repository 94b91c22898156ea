import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { describePath } from '../together/describe.ts'
import { entriesOf } from '../versions/changes-of.ts'
import { keyedWordsOf } from './keyed-words.ts'

const keyed = keyedWordsOf({
  locale: 'de-DE',
  currency: 'EUR',
  facts: [
    { kind: 'rooms' },
    { kind: 'service_charge' },
    { kind: 'yes', key: 'balkon', label: 'Balkon' },
    { kind: 'available_from' },
  ],
})
const facts: Field = { name: 'facts', label: 'Facts', type: 'json' }
const words: Field = { name: 'words', label: 'Words', type: 'json' }
const form = { fields: [facts, words], kinds: new Map(), keyed }

const differences = (before: object, after: object) =>
  entriesOf(form, { ...before }, { ...after }).map(({ words: place, path, was, is }) => ({
    place: place.join(' › '),
    path: path.join('.'),
    sides: [was, is].map((side) => String(side).replaceAll(/\s/g, ' ')),
  }))

test('facts differ key by key, in the order, the labels and the units of the form', () => {
  const before = { energy_class: 'B', balkon: true, service_charge: 245, rooms: 2.5 }
  const after = { energy_class: 'B', rooms: 3, balkon: false, service_charge: 254, gone: 7 }
  expect(differences({ facts: before }, { facts: after })).toEqual([
    { place: 'Facts › Zimmer', path: 'facts.rooms', sides: ['2,5', '3'] },
    {
      ...{ place: 'Facts › Hausgeld', path: 'facts.service_charge' },
      sides: ['245 €/Monat', '254 €/Monat'],
    },
    { place: 'Facts › Balkon', path: 'facts.balkon', sides: ['Yes', 'No'] },
    { place: 'Facts › gone', path: 'facts.gone', sides: ['', '7'] },
  ])
  expect(differences({ facts: null }, { facts: { rooms: null } })).toEqual([])
})

test('a “No” is another answer than none, and a value that no longer fits is said as it is', () => {
  expect(differences({ facts: {} }, { facts: { balkon: false, rooms: 'many' } })).toMatchObject([
    { place: 'Facts › Zimmer', sides: ['', 'many'] },
    { place: 'Facts › Balkon', sides: ['', 'No'] },
  ])
})

test('words differ by what they are for, and a word taken away is said to be', () => {
  const own = { 'form.news': '', 'form.go': 'Los' }
  const found = differences({ words: {} }, { words: own })
  expect(found.map(({ path }) => path).sort()).toEqual(['words.form.go', 'words.form.news'])
  for (const { place, path, sides } of found) {
    expect(place).toMatch(/^Words › ./)
    expect(place).not.toContain('form.')
    expect(sides[1]).toBe(path === 'words.form.go' ? 'Los' : 'Taken away')
    // Before, the word was the one of the language.
    expect(sides[0]).not.toBe('')
  }
})

test('a conflict reads like the form', () => {
  const labels = { fields: [{ name: 'facts', label: 'Facts', type: 'json' } as const], blocks: {} }
  const path = ['facts', 'service_charge']
  const { label, say } = describePath({ ...labels, keyed }, path, [])
  expect(label).toBe('Facts › Hausgeld')
  expect([245, null].map((value) => say?.(value).replaceAll(/\s/g, ' '))).toEqual([
    '245 €/Monat',
    '',
  ])
  // Until the settings of the site are known.
  expect(describePath(labels, path, []).label).toBe('Facts › service_charge')
})
