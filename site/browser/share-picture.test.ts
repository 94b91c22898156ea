import type { Picture } from '@belvedere/ui/picture.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { payloadAddress, readPayload } from './payload.ts'
import { createPrefetchQueue } from './prefetch-queue.ts'
import { sharePictures } from './share-picture.ts'

afterEach(() => vi.unstubAllGlobals())

const named = (name: string): Picture => ({
  ...{ alt: name, title: null, focalPoint: { x: 0.5, y: 0.5 } },
  responsiveImage: {
    ...{ src: `/media/${name}`, srcSet: '', width: 3, height: 2, aspectRatio: 1.5 },
    ...{ bgColor: null, base64: null },
  },
})

/** A site that answers as told; each answer is asked for with its address. */
function aSite(answer: (address: string) => Response) {
  const fetched = vi.fn(async (address: string) => answer(address))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', new URL('https://site.example/'))
  const queue = createPrefetchQueue(async (address) => {
    return readPayload(await fetched(payloadAddress(address)))
  })
  return { queue, fetched, ask: sharePictures(queue) }
}

const withPicture = (address: string) => Response.json({ share: named(address) })

test('the picture of a page is fetched with its payload, which is kept for a click', async () => {
  const { ask, queue, fetched } = aSite(withPicture)
  expect(await ask('/reef')).toEqual(named('/reef/_payload.json'))
  expect(await ask('/reef')).toEqual(named('/reef/_payload.json'))
  expect((await queue.take('/reef'))?.payload.share).toEqual(named('/reef/_payload.json'))
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a page that was shown, or failed, just now has its picture all the same', async () => {
  const { ask, queue, fetched } = aSite(() => Response.error())
  queue.settle('/shown')
  await queue.request('/failed', true)
  fetched.mockImplementation(async (address) => withPicture(address))
  expect(await ask('/shown')).toEqual(named('/shown/_payload.json'))
  expect(await ask('/failed')).toEqual(named('/failed/_payload.json'))
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a page that does not exist has no picture to ask for', async () => {
  const { ask } = aSite(() => new Response('', { status: 404 }))
  await expect(ask('/nowhere')).rejects.toThrow('There is no page at /nowhere.')
})
