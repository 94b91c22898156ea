import type { ClientField, Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { hiddenField } from '../../model/hidden-blocks.ts'
import { choiceWords } from './choice-words.ts'
import { withWordsInComparison } from './diff-components.ts'

const options = [
  { value: 'for-sale', label: 'For sale' },
  { value: 'sold', label: 'Sold' },
]
const status = { name: 'status', type: 'select', options } as ClientField
const several = { name: 'several', type: 'select', hasMany: true, options } as ClientField
const box = { name: 'box', type: 'checkbox' } as ClientField

test.each([
  [status, 'for-sale', 'For sale'],
  [status, null, 'Nothing chosen'],
  [status, undefined, 'Nothing chosen'],
  [status, 'gone', 'gone'],
  [several, ['for-sale', 'sold'], 'For sale, Sold'],
  [several, [], 'Nothing chosen'],
  [box, true, 'Yes'],
  [box, null, 'No'],
])('the comparison of versions says it in words: %j %j', (field, value, words) => {
  expect(choiceWords(field, value)).toBe(words)
})

const diffOf = ({ admin }: Field) =>
  admin && 'components' in admin && admin.components && 'Diff' in admin.components
    ? admin.components.Diff
    : undefined

test('choices are compared in words, and what no form shows is not, also in rows and blocks', () => {
  const make = (): Field[] => [
    { name: 'id', type: 'text', admin: { hidden: true } },
    { name: 'title', type: 'text' },
    { name: 'style', type: 'select', options: ['wide'] },
    hiddenField(),
  ]
  const [inCollection, inRow, inBlock] = [make(), make(), make()]
  const rows: Field = { name: 'rows', type: 'array', fields: inRow }
  const config = {
    collections: [{ fields: [...inCollection, { type: 'row', fields: [rows] }] }],
    globals: [],
    blocks: [{ slug: 'hero', fields: inBlock }],
  } as unknown as SanitizedConfig
  withWordsInComparison(config)
  for (const fields of [inCollection, inRow, inBlock]) {
    const [id, title, style, hidden] = fields.map(diffOf)
    expect(id).toMatch(/#NoDiff$/)
    expect(title).toBeUndefined()
    expect(style).toMatch(/#ChoiceDiff$/)
    expect(hidden).toMatch(/#ChoiceDiff$/)
  }
})
