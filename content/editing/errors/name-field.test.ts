import type { ClientBlock, ClientField, FormState } from 'payload'
import { expect, test } from 'vitest'
import { nameField } from './name-field.ts'

const text = (name: string, label: string) => ({ name, label, type: 'text' }) as ClientField
const features = {
  slug: 'features',
  labels: { singular: 'Features', plural: 'Features' },
  fields: [
    {
      name: 'features',
      label: 'Features',
      type: 'array',
      labels: { singular: 'Feature', plural: 'Features' },
      fields: [text('title', 'Title')],
    },
  ],
} as unknown as ClientBlock
const fields = [
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ name: 'blocks', label: 'Blocks', type: 'blocks' }] },
      { name: 'seo', label: 'SEO', fields: [text('title', 'Title')] },
    ],
  },
  text('slug', 'Slug'),
] as unknown as ClientField[]
const state: FormState = { 'blocks.2.blockType': { value: 'features' } }
const labels = { fields, blocks: { features } }

test('a field of a block is named with the number and kind of its block', () => {
  expect(nameField(labels, state, 'blocks.2.features')).toBe('Block 3 (Features) › Features')
  expect(nameField(labels, state, 'blocks.2.features.1.title')).toBe(
    'Block 3 (Features) › Features 2 › Title',
  )
})

test('a field outside of blocks is named with the tab or group that its path has', () => {
  expect(nameField(labels, state, 'slug')).toBe('Slug')
  expect(nameField(labels, state, 'seo.title')).toBe('SEO › Title')
})

test('a field that the form does not know is named as it is stored', () => {
  expect(nameField(labels, state, 'blocks.2.old')).toBe('Block 3 (Features) › old')
})
