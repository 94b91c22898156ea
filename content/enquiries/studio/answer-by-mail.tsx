'use client'

import { useState } from 'react'
import { Choice } from '../../studio/choice.tsx'
import { Write } from '../../studio/write.tsx'
import { draftAnswer, mailtoOf } from '../answer.ts'
import type { EnquiryWork } from './use-enquiry.ts'

/**
 * Sends an answer, or opens it in the mail program and asks afterwards whether it was sent. Without a
 * mail server there is the mail program alone.
 */
export function AnswerByMail({ enquiry, isBusy, change, answer }: EnquiryWork) {
  const [unsent] = useState(() => new Map<string, string>())
  const [isOpened, setIsOpened] = useState(false)
  const isOpen = enquiry.state === 'new' || enquiry.state === 'in-hand'
  const confirm = async () => {
    await change({ state: 'answered' })
    setIsOpened(false)
  }
  return (
    <section className="enquiry__answer">
      <h2>Answer</h2>
      {enquiry.sendsMail && (
        <Write
          label={`To ${enquiry.sent.name}, with the question quoted below`}
          action="Send"
          unsent={unsent}
          place="answer"
          onSend={answer}
          longest={8000}
        />
      )}
      <a href={mailtoOf(draftAnswer(enquiry))} onClick={() => setIsOpened(true)}>
        {enquiry.sendsMail ? 'Answer in my mail program instead' : 'Answer by mail'}
      </a>
      {isOpened && isOpen && (
        <div role="status">
          <p>Your mail program has the answer. Was it sent?</p>
          <Choice isMain disabled={isBusy} onClick={() => void confirm()}>
            Yes, mark as answered
          </Choice>
          <Choice disabled={isBusy} onClick={() => setIsOpened(false)}>
            Not yet
          </Choice>
        </div>
      )}
    </section>
  )
}
