import type { Picture } from '@belvedere/ui/picture.ts'
import { expect, test, vi } from 'vitest'
import { namedPicture } from '../../testing/records.ts'
import { createSharePictures } from './share-pictures.ts'

/** A fake fetch that answers when the test says so. */
function answering() {
  const requested: string[] = []
  const answers = new Map<string, PromiseWithResolvers<Picture | null>>()
  const show = vi.fn()
  const fetchImage = (path: string) => {
    requested.push(path)
    const answer = Promise.withResolvers<Picture | null>()
    answers.set(path, answer)
    return answer.promise
  }
  const answer = async (path: string, picture: Picture | null) => {
    answers.get(path)?.resolve(picture)
    await Promise.resolve()
    await new Promise(setImmediate)
  }
  const fail = async (path: string) => {
    answers.get(path)?.reject(new Error('No network.'))
    await new Promise(setImmediate)
  }
  return { requested, show, answer, fail, point: createSharePictures({ fetchImage, show }) }
}

test('the share image of a link is shown once it has loaded', async () => {
  const { point, requested, show, answer } = answering()
  point('/lagoon')
  expect(show).not.toHaveBeenCalled()
  await answer('/lagoon', namedPicture('lagoon'))
  expect(requested).toEqual(['/lagoon'])
  expect(show).toHaveBeenCalledExactlyOnceWith(namedPicture('lagoon'))
})

test('one request runs at a time, and only the latest link is fetched next', async () => {
  const { point, requested, show, answer } = answering()
  for (const path of ['/one', '/two', '/three']) point(path)
  expect(requested).toEqual(['/one'])
  await answer('/one', namedPicture('one'))
  expect(show).not.toHaveBeenCalled()
  expect(requested).toEqual(['/one', '/three'])
  await answer('/three', namedPicture('three'))
  expect(show).toHaveBeenCalledExactlyOnceWith(namedPicture('three'))
})

test('results are cached, including pages without an image', async () => {
  const { point, requested, show, answer } = answering()
  point('/one')
  await answer('/one', namedPicture('one'))
  point('/two')
  await answer('/two', null)
  for (const path of ['/one', '/two', '/one']) point(path)
  expect(requested).toEqual(['/one', '/two'])
  expect(show.mock.calls.flat()).toEqual([
    ...[namedPicture('one'), null],
    ...[namedPicture('one'), null, namedPicture('one')],
  ])
})

test('a failed request shows no image, and is repeated for the next hover', async () => {
  const { point, requested, show, fail, answer } = answering()
  point('/one')
  await fail('/one')
  expect(show.mock.calls.flat()).toEqual([null])
  expect(requested).toEqual(['/one'])
  point('/one')
  await answer('/one', namedPicture('one'))
  expect(show.mock.calls.flat()).toEqual([null, namedPicture('one')])
})

test('anchors and parameters are ignored, and other sites and files have no image', async () => {
  const { point, requested, show, answer } = answering()
  point('/lagoon?from=menu#swim')
  await answer('/lagoon', namedPicture('lagoon'))
  point('/lagoon#top')
  for (const to of ['https://example.com/', 'mailto:a@example.com', '//example.com', '#top'])
    point(to)
  expect(requested).toEqual(['/lagoon'])
  expect(show.mock.calls.flat().slice(2)).toEqual([null, null, null, null])
})
