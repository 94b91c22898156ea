'use client'

import { Link, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { Moment } from '../../../studio/moment.tsx'
import { sentenceOf } from '../../../studio/request.ts'
import type { ReviewRow } from '../waiting-reviews.ts'
import { AskNote } from './ask-note.tsx'
import { ask } from './requests.ts'

type Props = { row: ReviewRow; href: string; maySendBack: boolean }

/** A draft that is ready: what it is, since when, and who says what of it. */
export function ReadyRow({ row, href, maySendBack }: Props) {
  const router = useRouter()
  const [isAsking, setIsAsking] = useState(false)
  const { record, title, since, at, marks, isChanged } = row
  const sendBack = async (note: string) => {
    try {
      await ask('/send-back', { record, at, note })
    } catch (error) {
      toast.error(sentenceOf(error))
      // It may have been published or marked again meanwhile: show it as it is.
      router.refresh()
      throw error
    }
    toast.success('Sent back.')
    setIsAsking(false)
    router.refresh()
  }
  return (
    <li className="ready-row">
      <Link href={href}>
        <strong>{title}</strong>
        <Moment iso={since} />
        {marks.map(({ by, note, at: said }) => (
          <small key={said + by}>{note ? `From ${by}: ${note}` : `From ${by}`}</small>
        ))}
        {isChanged && <small>Changed since</small>}
      </Link>
      {maySendBack && (
        <div className="review-line text-buttons">
          {isAsking ? (
            <AskNote
              isNeeded
              label="What should change?"
              action="Send back"
              onSend={sendBack}
              onLeave={() => setIsAsking(false)}
            />
          ) : (
            <button
              type="button"
              aria-label={`Send back… ${title}`}
              onClick={() => setIsAsking(true)}
            >
              Send back…
            </button>
          )}
        </div>
      )}
    </li>
  )
}
