import type { Picture } from '@belvedere/ui/picture.ts'
import { expect, test, vi } from 'vitest'
import { createSharePictures } from './share-pictures.ts'

const named = (alt: string): Picture => ({
  ...{ alt, title: null, focalPoint: { x: 0.5, y: 0.5 } },
  responsiveImage: {
    ...{ src: `/media/${alt}`, srcSet: '', width: 3, height: 2, aspectRatio: 1.5 },
    ...{ bgColor: null, base64: null },
  },
})

/** Answers when the test says so. */
function answering() {
  const asked: string[] = []
  const answers = new Map<string, PromiseWithResolvers<Picture | null>>()
  const show = vi.fn()
  const ask = (path: string) => {
    asked.push(path)
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
  return { asked, show, answer, fail, point: createSharePictures({ ask, show }) }
}

test('the picture of the link pointed at is shown once it is there', async () => {
  const { point, asked, show, answer } = answering()
  point('/lagoon')
  expect(show).not.toHaveBeenCalled()
  await answer('/lagoon', named('lagoon'))
  expect(asked).toEqual(['/lagoon'])
  expect(show).toHaveBeenCalledExactlyOnceWith(named('lagoon'))
})

test('while one is asked for no other is, and only the last one pointed at comes next', async () => {
  const { point, asked, show, answer } = answering()
  for (const path of ['/one', '/two', '/three']) point(path)
  expect(asked).toEqual(['/one'])
  await answer('/one', named('one'))
  expect(show).not.toHaveBeenCalled()
  expect(asked).toEqual(['/one', '/three'])
  await answer('/three', named('three'))
  expect(show).toHaveBeenCalledExactlyOnceWith(named('three'))
})

test('what was answered is remembered, also that a page has no picture', async () => {
  const { point, asked, show, answer } = answering()
  point('/one')
  await answer('/one', named('one'))
  point('/two')
  await answer('/two', null)
  for (const path of ['/one', '/two', '/one']) point(path)
  expect(asked).toEqual(['/one', '/two'])
  expect(show.mock.calls.flat()).toEqual([
    ...[named('one'), null],
    ...[named('one'), null, named('one')],
  ])
})

test('a picture that did not arrive leaves none, and is asked for when it is pointed at again', async () => {
  const { point, asked, show, fail, answer } = answering()
  point('/one')
  await fail('/one')
  expect(show.mock.calls.flat()).toEqual([null])
  expect(asked).toEqual(['/one'])
  point('/one')
  await answer('/one', named('one'))
  expect(show.mock.calls.flat()).toEqual([null, named('one')])
})

test('anchors and parameters are no other page; other places and files are none of ours', async () => {
  const { point, asked, show, answer } = answering()
  point('/lagoon?from=menu#swim')
  await answer('/lagoon', named('lagoon'))
  point('/lagoon#top')
  for (const to of ['https://example.com/', 'mailto:a@example.com', '//example.com', '#top'])
    point(to)
  expect(asked).toEqual(['/lagoon'])
  expect(show.mock.calls.flat().slice(2)).toEqual([null, null, null, null])
})
