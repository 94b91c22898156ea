'use client'

import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { Moment } from '../../../studio/moment.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import type { ShownReview } from '../shown.ts'
import { AskNote } from './ask-note.tsx'
import { ask } from './requests.ts'
import { type Question, ReviewActions } from './review-actions.tsx'

/** Above the fields: whether the draft waits for a publisher or came back, and what to do. */
export function ReviewLine() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return <LineOf record={`global:${globalSlug}`} />
  return id === undefined ? null : <LineOf record={`${collectionSlug}:${id}`} />
}

function LineOf({ record }: { record: string }) {
  const { user } = useAuth()
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { review, change } = useReview(record)
  const [question, setQuestion] = useState<Question>()
  const isPublisher = user?.role === 'publisher' || user?.role === 'administrator'
  const isDraft = !hasPublishedDoc || unpublishedVersionCount > 0
  const send = async (path: string, note?: string) => {
    await change(path, { record, note, at: review?.at })
    setQuestion(undefined)
  }
  if (!review && !isDraft) return null
  return (
    <div className="review-line text-buttons" data-shown={!!review}>
      {review && <ReviewWords {...review} />}
      {question === 'mark' && (
        <AskNote
          label="A note to the publishers (if you like)"
          action="Mark as ready"
          onSend={(note) => send('/mark', note)}
          onLeave={() => setQuestion(undefined)}
        />
      )}
      {question === 'send-back' && (
        <AskNote
          isNeeded
          label="What should change?"
          action="Send back"
          onSend={(note) => send('/send-back', note)}
          onLeave={() => setQuestion(undefined)}
        />
      )}
      {!question && (
        <ReviewActions
          {...{ review, isPublisher }}
          onAsk={setQuestion}
          onWithdraw={() => void send('/withdraw').catch(() => undefined)}
        />
      )}
    </div>
  )
}

/** The review of a record, read again whenever the record is saved. */
function useReview(record: string) {
  const { lastUpdateTime } = useDocumentInfo()
  const [review, setReview] = useState<ShownReview | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may end or change the review.
  useEffect(() => {
    let isCurrent = true
    ask(`/of?record=${encodeURIComponent(record)}`).then(
      (read) => isCurrent && setReview(read),
      // A review that cannot be read stays as it was: the form must work without it.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [record, lastUpdateTime])
  const change = useCallback(async (path: string, body: object) => {
    try {
      setReview(await ask(path, body))
    } catch (error) {
      toast.error(sentenceOf(error))
      throw error
    }
  }, [])
  return { review, change }
}

/** Who marked a draft as ready, when and with which notes; or who sent it back. */
function ReviewWords(review: ShownReview) {
  const { state, marks, isChanged, answer, answeredBy, answeredAt } = review
  if (state === 'returned')
    return (
      <div className="review-words">
        <p>
          <b>Sent back</b> by {answeredBy}: <Moment iso={answeredAt} />
        </p>
        <blockquote>{answer}</blockquote>
      </div>
    )
  return (
    <div className="review-words">
      {marks.map(({ by, note, at }, index) => (
        <div key={at + by}>
          <p>
            {index === 0 ? (
              <>
                <b>Ready for review</b>, says {by}:{' '}
              </>
            ) : (
              `${by} also says that it is ready: `
            )}
            <Moment iso={at} />
            {isChanged && index === marks.length - 1 && <em> (changed since)</em>}
          </p>
          {note && <blockquote>{note}</blockquote>}
        </div>
      ))}
    </div>
  )
}
