import { expect, test } from 'vitest'
import { asShown } from './as-shown.ts'
import type { DeliveryContext } from './context.ts'

const context = (more: Partial<DeliveryContext>) => more as DeliveryContext
const blocks = [{ id: 'a' }, { id: 'b', isHidden: true }, { id: 'c', isHidden: false }]
const idsAt = (endpoint: DeliveryContext['endpoint'], doc: object) =>
  asShown(context({ endpoint }), 'pages', { ...doc })

test('hidden blocks are in previews only', () => {
  expect(idsAt('published', { blocks })).toEqual({
    blocks: [{ id: 'a' }, { id: 'c', isHidden: false }],
  })
  expect(idsAt('preview', { blocks })).toEqual({ blocks })
})

test('a record without blocks stays as it is', () => {
  expect(idsAt('published', { title: 'Alt' })).toEqual({ title: 'Alt' })
  expect(idsAt('published', { blocks: null })).toEqual({ blocks: [] })
})
