// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { sayDeleted } from './deleted.ts'
import { ForgetDeleted } from './forget-deleted.tsx'

const form = vi.hoisted(() => ({
  dispatchFields: vi.fn(),
  setModified: vi.fn(),
  getFields: vi.fn(
    (): Record<string, { value: unknown }> => ({
      title: { value: '7' },
      image: { value: 7 },
      page: { value: 7 },
      images: { value: [5, 7] },
      file: { value: { relationTo: 'media', value: 7 } },
      'blocks.0.id': { value: 'a' },
      'blocks.0.blockType': { value: 'hero' },
      'blocks.0.media.image': { value: 7 },
      other: { value: 8 },
    }),
  ),
}))
const upload = { type: 'upload', relationTo: 'media' }
vi.mock('@payloadcms/ui', () => ({
  useForm: () => form,
  useConfig: () => ({
    config: {
      blocksMap: {
        hero: {
          slug: 'hero',
          fields: [{ name: 'media', type: 'group', fields: [{ ...upload, name: 'image' }] }],
        },
      },
    },
  }),
  useDocumentInfo: () => ({
    docConfig: {
      fields: [
        { name: 'title', type: 'text' },
        { ...upload, name: 'image' },
        { ...upload, name: 'images', hasMany: true },
        { ...upload, name: 'other' },
        { name: 'page', type: 'relationship', relationTo: 'pages' },
        { name: 'file', type: 'relationship', relationTo: ['media', 'pages'] },
        { name: 'blocks', type: 'blocks', blockReferences: ['hero'], blocks: [] },
      ],
    },
  }),
}))

test('a file that is deleted in a drawer leaves the fields behind it, and comes back to them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<ForgetDeleted />))
  const putBack = sayDeleted({ collection: 'media', id: '7' })
  expect(form.dispatchFields.mock.calls.map(([action]) => [action.path, action.value])).toEqual([
    ['image', null],
    ['images', [5]],
    ['blocks.0.media.image', null],
  ])
  expect(form.setModified).toHaveBeenCalledWith(true)
  form.dispatchFields.mockClear()
  // Payload has emptied the relation; a block was put before the other; the first field has another.
  form.getFields.mockReturnValueOnce({
    image: { value: 9 },
    images: { value: [5, 6] },
    file: { value: null },
    'blocks.0.id': { value: 'b' },
    'blocks.0.media.image': { value: null },
    'blocks.1.id': { value: 'a' },
    'blocks.1.media.image': { value: null },
  })
  putBack()
  expect(form.dispatchFields.mock.calls.map(([action]) => [action.path, action.value])).toEqual([
    ['images', [5, 7, 6]],
    ['file', { relationTo: 'media', value: 7 }],
    ['blocks.1.media.image', 7],
  ])
  await act(async () => root.unmount())
  form.dispatchFields.mockClear()
  sayDeleted({ collection: 'media', id: '7' })
  expect(form.dispatchFields).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
