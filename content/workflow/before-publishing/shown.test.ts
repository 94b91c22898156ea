import type { Field } from 'payload'
import { expect, test } from 'vitest'
import type { Known } from './read-records.ts'
import { rowShown, shownOf } from './shown.ts'

const status: Field = {
  name: 'status',
  type: 'select',
  options: [{ value: 'for-sale', label: 'For sale' }],
}
const picture: Field = { name: 'picture', type: 'upload', relationTo: 'media' }
const file = { alt: '', mimeType: 'image/jpeg', bytes: 1, thumbnail: '/small.jpg' }
const bay: Known = { name: 'bay.jpg', noun: 'File', isPublic: true, file }
const known = new Map([['media:1', bay]])

test.each([
  [status, 'for-sale', 'For sale'],
  [status, null, ''],
  [{ name: 'sold', type: 'checkbox' } satisfies Field, true, 'Yes'],
  [undefined, ['Block 1 (Hero)', 'Block 2 (Map)'], 'Block 1 (Hero)\nBlock 2 (Map)'],
])('values are words as in the form: %j %j', (field, value, words) => {
  expect(shownOf(field, value, known)).toEqual({ is: 'words', words })
})

test('pictures are shown, and deleted ones are labelled', () => {
  expect(shownOf(picture, [1, 2], known)).toEqual({
    is: 'records',
    records: [
      { name: 'bay.jpg', thumbnail: '/small.jpg' },
      { name: 'No. 2 (deleted)', thumbnail: null },
    ],
  })
})

test('a block has its texts and the names of its records, not its settings', () => {
  const id: Field = { name: 'id', type: 'text', admin: { hidden: true } }
  const fields: Field[] = [id, { name: 'title', type: 'text' }, status, picture]
  const row = {
    id: '6926b1a7c2f4e8d90a1b2c3d',
    blockType: 'hero',
    title: 'Low water',
    status: 'for-sale',
    picture: 1,
  }
  const shown = rowShown({ fields, kinds: new Map() }, row, known)
  expect(shown).toEqual({ is: 'words', words: 'Low water\nbay.jpg' })
})
