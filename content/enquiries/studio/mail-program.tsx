'use client'

import { useState } from 'react'
import { Choice } from '../../studio/choice.tsx'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { isWholeInMailto, mailtoOf } from '../answers/mailto.ts'
import { isOpen } from '../states.ts'
import type { EnquiryWork } from './use-enquiry.ts'

type Props = Pick<EnquiryWork, 'enquiry' | 'change'> & {
  to: string
  quote: string
  written: AnswerInForm
  isBusy: boolean
  /** Keeps the text as an answer that was sent. */
  keep: () => Promise<void>
}

/**
 * Opens the answer in the mail program and asks afterwards whether it was sent. The text stays in the
 * studio either way. Without a mail server there is the mail program alone.
 */
export function MailProgram({ enquiry, change, to, quote, written, isBusy, keep }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  const { subject, text } = written
  const letter = { to, subject, text, quote }
  const confirm = async () => {
    if (text.trim() !== '') await keep()
    else if (isOpen(enquiry.state)) await change({ state: 'answered' })
    setIsOpened(false)
  }
  return (
    <>
      <a
        href={mailtoOf(letter)}
        className={enquiry.sendsMail ? 'enquiry-write__instead' : 'enquiry-write__main'}
        onClick={() => setIsOpened(true)}
      >
        {enquiry.sendsMail ? 'Use my mail program instead' : 'Open in my mail program'}
      </a>
      {isOpened ? (
        <div role="status">
          <p>Your mail program has the answer. Was it sent?</p>
          <Choice isMain disabled={isBusy} onClick={() => void confirm()}>
            Yes, keep it as the answer
          </Choice>
          <Choice disabled={isBusy} onClick={() => setIsOpened(false)}>
            Not yet
          </Choice>
        </div>
      ) : (
        !enquiry.sendsMail && <p>No mail server is set up. The text stays here all the same.</p>
      )}
      {isOpened && written.files.length > 0 && (
        <p>Attach the files in your mail program: they do not go along by themselves.</p>
      )}
      {isOpened && !isWholeInMailto(letter) && <TooLong text={text} />}
    </>
  )
}

function TooLong({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard?.writeText(text).then(() => setIsCopied(true))
  return (
    <p>
      The text is longer than mail programs take, so its end is missing there. Copy it, and paste it
      in place of what they have.{' '}
      <button type="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy the text'}
      </button>
    </p>
  )
}
