import { afterEach, expect, test, vi } from 'vitest'
import { emptyPayload } from '../testing/empty-payload.ts'
import { namedPicture } from '../testing/records.ts'
import { payloadAddress, readPayload } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { sharePictures } from './share-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A site whose responses the test provides by address. */
function aSite(answer: (address: string) => Response) {
  const fetched = vi.fn(async (address: string) => answer(address))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('https://site.example/'))
  const queue = createPrefetchQueue(async (address) => {
    return readPayload(await fetched(payloadAddress(address)))
  })
  return { queue, fetched, fetchImage: sharePictures(queue) }
}

const withPicture = (address: string) =>
  Response.json({ ...emptyPayload(address), share: namedPicture(address) })

test('the share image of a page is fetched with its payload, which is kept for a click', async () => {
  const { fetchImage, queue, fetched } = aSite(withPicture)
  expect(await fetchImage('/reef')).toEqual(namedPicture('/reef/_payload.json'))
  expect(await fetchImage('/reef')).toEqual(namedPicture('/reef/_payload.json'))
  expect((await queue.claim('/reef'))?.payload.share).toEqual(namedPicture('/reef/_payload.json'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a page that was just shown, or has just failed, still has its share image', async () => {
  const { fetchImage, queue, fetched } = aSite(() => Response.error())
  queue.markShown('/shown')
  await queue.request('/failed', true)
  fetched.mockImplementation(async (address) => withPicture(address))
  expect(await fetchImage('/shown')).toEqual(namedPicture('/shown/_payload.json'))
  expect(await fetchImage('/failed')).toEqual(namedPicture('/failed/_payload.json'))
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a page that does not exist is an error', async () => {
  const { fetchImage } = aSite(() => new Response('', { status: 404 }))
  await expect(fetchImage('/nowhere')).rejects.toThrow('There is no page at /nowhere.')
})
