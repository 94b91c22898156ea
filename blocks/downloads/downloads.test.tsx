import { render } from '@belvedere/ui/testing/render.ts'
import { expect, test } from 'vitest'
import { place } from '../parts/fixture.ts'
import { fileType, formatSize } from './file-info.ts'
import { extreme, full, sparse } from './fixture.ts'
import { rowsOf } from './rows.ts'
import { Downloads } from './view.tsx'

const body = (downloads: typeof full) => render(<Downloads {...downloads} place={place} />)

test('renders each file as one download link', () => {
  expect(body(full).querySelectorAll('a[download=""]')).toHaveLength(4)
  const guide = body(full).querySelector('a[href="/media/lagoon-guide-0a1b2c3d.pdf"]')
  expect(guide?.querySelector('h3 + span')?.textContent).toBe('PDF, 4.2 MB')
})

test('labels a file without a name by its caption or file name', () => {
  const link = { url: '/media/a.pdf', title: 'Guide', filename: 'a.pdf', size: 1 }
  const titled = { __typename: 'DownloadItemRecord', id: 'f1', name: ' ', link } as const
  expect(rowsOf([titled], 'en')[0]?.label).toBe('Guide')
  expect(rowsOf(sparse.files, 'en')[0]?.label).toBe('lagoon-guide-0a1b2c3d.pdf')
})

test('renders links among the files without the download attribute', () => {
  expect(rowsOf(extreme.files, 'en')[3]).toMatchObject({
    label: 'Boat transfer times',
    isFile: false,
  })
  expect(body(extreme).querySelectorAll('[download=""]')).toHaveLength(3)
  const link = body(extreme).querySelector('a[href="https://example.com/boats"]')
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.hasAttribute('download')).toBe(false)
})

test('skips deleted files; renders nothing without rows', () => {
  expect(rowsOf(extreme.files, 'en')).toHaveLength(4)
  expect(body({ title: 'To take away', files: [] }).hasChildNodes()).toBe(false)
})

test.for([
  [4_200_000, '4.2 MB'],
  [2_999_999_999, '3.0 GB'],
  [999_600_000, '1.0 GB'],
  [11_000_000, '11 MB'],
  [9_960_000, '10 MB'],
  [800_000, '0.8 MB'],
  [60_400, '60 KB'],
  [12, '1 KB'],
  [0, null],
  [null, null],
] as const)('formats %s bytes as %s', ([bytes, words]) => {
  expect(formatSize(bytes)).toBe(words)
})

test.for([
  ['guide.pdf', 'PDF'],
  ['guide.v2.DOCX', 'DOCX'],
  ['guide', null],
  ['a.<b>', null],
] as const)('%s has the file type %s', ([name, kind]) => {
  expect(fileType(name)).toBe(kind)
})
