'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { AskNote } from './ask-note.tsx'
import { type Question, ReviewActions } from './review-actions.tsx'
import { useReview } from './use-review.ts'
import { ReviewWords } from './words.tsx'

/** Above the fields: whether the draft waits for a publisher or was sent back, and the actions. */
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
