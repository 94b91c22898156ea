import type { Block, Field } from 'payload'
import { expect, test } from 'vitest'
import { withRowLabels } from './row-labels.ts'

const label = (noun: string) => ({
  RowLabel: { path: '/studio/row-label.tsx#RowLabel', clientProps: { noun } },
})

test('arrays get a row label at every level', () => {
  const rows: Field = {
    name: 'items',
    type: 'array',
    labels: { singular: 'ReferenceWalker', plural: 'Walks' },
    fields: [{ name: 'files', type: 'array', fields: [{ name: 'title', type: 'text' }] }],
  }
  const [tabs] = withRowLabels([{ type: 'tabs', tabs: [{ label: 'Content', fields: [rows] }] }])
  const found = tabs?.type === 'tabs' ? tabs.tabs[0]?.fields[0] : undefined
  expect(found).toMatchObject({
    admin: { components: label('ReferenceWalker') },
    fields: [{ admin: { components: label('Row') } }],
  })
})

test('an array with its own row label keeps it', () => {
  const components = { RowLabel: '/studio/own.tsx#Own' }
  const [field] = withRowLabels([
    { name: 'items', type: 'array', fields: [], admin: { components } },
  ])
  expect(field).toMatchObject({ admin: { components } })
})

test('blocks in a block have the label of blocks, with their own name', () => {
  const item: Block = { slug: 'item', labels: { singular: 'File', plural: 'Files' }, fields: [] }
  const [field] = withRowLabels([{ name: 'files', type: 'blocks', blocks: [item] }])
  const Label = {
    path: '/workflow/comments/studio/block-label.tsx#BlockLabel',
    clientProps: { kind: 'File' },
  }
  expect(field).toMatchObject({ blocks: [{ slug: 'item', admin: { components: { Label } } }] })
})
