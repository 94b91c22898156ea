import { afterEach, expect, test, vi } from 'vitest'
import { importFile } from './import-outcome.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer())
  return importFile(new FormData())
}

test('a successful import returns its counts', async () => {
  expect(await answering(() => Response.json({ created: 2, updated: 1 }))).toEqual({
    created: 2,
    updated: 1,
  })
})

test('problems in the file are returned by line', async () => {
  const problems = [{ line: 3, field: 'price', message: 'Write digits only.' }]
  expect(await answering(() => Response.json({ problems }, { status: 422 }))).toEqual({ problems })
})

test.each([423, 500])(
  'an error with status %d returns the message of the service',
  async (status) => {
    const errors = [{ message: 'The database stayed busy for 20 seconds.' }]
    expect(await answering(() => Response.json({ errors }, { status }))).toEqual({
      message: 'The database stayed busy for 20 seconds.',
    })
  },
)

test.each([
  ['a connection that broke off', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a proxy', async () => new Response('<h1>504</h1>', { status: 504 })],
])('after %s the result is unknown', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  expect(await importFile(new FormData())).toEqual({
    message: expect.stringContaining('may or may not have been imported'),
  })
})
