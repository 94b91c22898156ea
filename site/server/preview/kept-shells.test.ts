import { expect, test, vi } from 'vitest'
import type { ContentClient } from '../../content/client.ts'
import { shellQuery } from '../../content/settings.ts'
import { KeptShells } from './kept-shells.ts'

const WHOLE = { isPart: false }
const PART = { isPart: true }

/** A content service whose answers are numbered. */
function counting() {
  let count = 0
  const fetch = vi.fn(async () => ({ data: { number: ++count }, tags: [] }))
  return { fetch, client: fetch as unknown as ContentClient }
}

test('rendering single blocks reuses the shell of the last full rendering', async () => {
  const { client } = counting()
  const shells = new KeptShells()
  const ask = (preview: string, options: typeof WHOLE) =>
    shells
      .client(
        client,
        preview,
        options,
      )(shellQuery, {})
      .then(({ data }) => data)
  expect(await ask('one', PART)).toEqual({ number: 1 })
  expect(await ask('one', PART)).toEqual({ number: 1 })
  expect(await ask('one', WHOLE)).toEqual({ number: 2 })
  expect(await ask('one', PART)).toEqual({ number: 2 })
  expect(await ask('another', PART)).toEqual({ number: 3 })
})

test('a shell that failed to load is fetched again', async () => {
  const { fetch, client } = counting()
  const shells = new KeptShells()
  fetch.mockRejectedValueOnce(new Error('away'))
  const ask = () => shells.client(client, 'one', PART)(shellQuery, {})
  await expect(ask()).rejects.toThrow('away')
  expect((await ask()).data).toEqual({ number: 1 })
})

test('previews beyond the limit are forgotten, the oldest first', async () => {
  const { fetch, client } = counting()
  const shells = new KeptShells()
  for (let i = 0; i <= 50; i++) await shells.client(client, `${i}`, WHOLE)(shellQuery, {})
  await shells.client(client, '50', PART)(shellQuery, {})
  expect(fetch).toHaveBeenCalledTimes(51)
  await shells.client(client, '0', PART)(shellQuery, {})
  expect(fetch).toHaveBeenCalledTimes(52)
})
