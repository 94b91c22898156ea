import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReview } from '../shown.ts'
import { ReviewActions } from './review-actions.tsx'

const nothing = () => undefined

const waiting: ShownReview = {
  record: 'pages:1',
  state: 'waiting',
  marks: [{ by: 'Edda', note: '', at: '2026-11-23T10:00:00.000Z', isOwn: false }],
  isOwn: false,
  at: '2026-11-23T10:00:00.000Z',
  since: '2026-11-23T10:00:00.000Z',
  isChanged: false,
  answer: '',
  answeredBy: '',
  answeredAt: '',
}

/** The labels of the buttons that a user sees. */
function buttonsOf(review: ShownReview, isPublisher: boolean) {
  const html = renderToStaticMarkup(
    <ReviewActions {...{ review, isPublisher }} onAsk={nothing} onWithdraw={nothing} />,
  )
  return [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words)
}

test('a publisher can remove the mark of another, and an editor only their own', () => {
  expect(buttonsOf(waiting, true)).toEqual(['Send back…', 'Remove “ready for review”'])
  expect(buttonsOf(waiting, false)).toEqual([])
  expect(buttonsOf({ ...waiting, isOwn: true }, false)).toEqual(['Remove my “ready for review”'])
})

test('a draft that was sent back can be marked again, and there is no mark to remove', () => {
  expect(buttonsOf({ ...waiting, state: 'returned' }, true)).toEqual(['Ready again…'])
})
