import { afterEach, expect, test, vi } from 'vitest'
import type { ImportProgress } from '../imports/progress.ts'
import { askImport, askPreview } from './ask-service.ts'
import { addFiles, NO_FILES } from './chosen-files.ts'

afterEach(() => vi.unstubAllGlobals())

const sheet = new File(['Title\nA'], 'listings.csv', { type: 'text/csv' })
const run: ImportProgress = {
  id: 'a',
  by: 'Jo',
  sheet: 'listings.csv',
  begunAt: '2026-11-29T09:00:00.000Z',
  phase: 'import',
  state: 'running',
  total: 3,
  created: 1,
  updated: 0,
  refused: [{ row: 2, column: 'Slug', message: 'Choose another one.' }],
  isPublished: true,
  published: 9,
  back: null,
  may: { stop: true, continue: false, takeBack: false },
}
const picture = new File(['x'], 'Pool.JPG', { type: 'image/jpeg' })

async function answering(answer: () => Promise<Response>) {
  const bodies: FormData[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    bodies.push(body)
    return answer()
  })
  const uploaded = new Map([['Pool.JPG', 7]])
  const decision = { publish: true, headings: new Map([['WE', 'unit']]), stamp: 'abc', uploaded }
  const result = await askImport({ sheet, pictures: [picture] }, decision)
  return { result, body: bodies[0] }
}

test('an import sends the spreadsheet, the names and hashes of its pictures, and the preview’s stamp', async () => {
  const { result, body } = await answering(async () => Response.json({ run }, { status: 202 }))
  expect(result).toEqual({ run })
  expect(body?.get('file')).toMatchObject({ name: 'listings.csv' })
  expect(body?.get('publish')).toBe('true')
  expect(body?.get('stamp')).toBe('abc')
  expect(JSON.parse(`${body?.get('uploaded')}`)).toEqual([{ name: 'Pool.JPG', id: 7 }])
  expect(JSON.parse(`${body?.get('headings')}`)).toEqual([{ heading: 'WE', path: 'unit' }])
  const hash = expect.stringMatching(/^2d711642b726b044/)
  expect(JSON.parse(`${body?.get('chosen')}`)).toEqual([{ name: 'Pool.JPG', hash }])
})

test('an answer of the service is read as problems, a new preview or a message', async () => {
  const problems = [{ row: 3, column: 'Price', message: 'Enter a number.' }]
  const refused = await answering(async () => Response.json({ problems }, { status: 422 }))
  expect(refused.result).toEqual({ problems })
  const counts = { created: 1, changed: 0, untouched: 2 }
  const preview = {
    counts,
    listings: [],
    pictures: [],
    notes: ['A'],
    problems: [],
    stamp: 'def',
    others: [{ heading: 'WE', path: '' }],
    fields: [],
  }
  const outdated = await answering(async () => Response.json(preview, { status: 409 }))
  expect(outdated.result).toEqual({ preview })
  const errors = [{ message: 'The database stayed busy for 20 seconds.' }]
  const busy = await answering(async () => Response.json({ errors }, { status: 423 }))
  expect(busy.result).toEqual({ message: errors[0]?.message })
})

test.each([
  ['a connection that broke off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a proxy', async () => new Response('<h1>504</h1>', { status: 504 })],
])('after %s an import may have happened, a preview has not', async (_, answer) => {
  const { result } = await answering(answer)
  expect(result).toEqual({ message: expect.stringContaining('may or may not') })
  expect(
    await askPreview({ sheet, pictures: [] }, { publish: false, headings: new Map() }),
  ).toEqual({
    message: expect.stringContaining('could not be checked'),
  })
})

test('an import whose answer was lost is found when it is under way', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    asked.push(`${method} ${url}`)
    if (method === 'POST') throw new TypeError('Failed to fetch')
    return Response.json({ run })
  })
  const decision = { publish: false, headings: new Map(), stamp: 'abc' }
  expect(await askImport({ sheet, pictures: [] }, decision)).toEqual({ run })
  expect(asked).toEqual(['POST /api/listings/import', 'GET /api/listings/import'])
})

test('the type of a file decides whether it is the spreadsheet or a picture; a new choice replaces only files of its type', () => {
  const both = addFiles(NO_FILES, [picture, sheet])
  expect(both).toEqual({ sheet, pictures: [picture] })
  if ('message' in both) throw new Error(both.message)
  const next = new File(['y'], 'Pool.JPG')
  expect(addFiles(both, [next])).toEqual({ sheet, pictures: [next] })
  expect(addFiles(both, [sheet, sheet])).toHaveProperty('message')
  expect(addFiles(both, [new File([new Uint8Array(5_000_001)], 'a.xlsx')])).toHaveProperty(
    'message',
  )
})
