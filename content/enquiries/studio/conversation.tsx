'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { Moment } from '../../studio/moment.tsx'
import { type AttachedFile, sayWeight } from '../answers/limits.ts'
import type { ShownAnswer } from '../answers/show-answers.ts'
import type { ShownDelivery } from '../deliveries/show-deliveries.ts'
import type { EnquiryWork } from './use-enquiry.ts'

type Props = Pick<EnquiryWork, 'enquiry' | 'isBusy' | 'again'> & {
  /** Begins another answer with what this one says. */
  onRewrite: (answer: ShownAnswer) => void
}

/** What was answered so far, each with what became of its mail. */
export function Conversation({ enquiry, isBusy, again, onRewrite }: Props) {
  const { answers, deliveries } = enquiry
  if (answers.length === 0) return null
  return (
    <section className="enquiry-said">
      <h2>Answers</h2>
      {answers.map((answer) => (
        <Answer
          key={answer.key}
          answer={answer}
          delivery={deliveries.find((one) => one.answer === answer.key)}
          {...{ isBusy, again, onRewrite }}
        />
      ))}
    </section>
  )
}

type AnswerProps = Omit<Props, 'enquiry'> & {
  answer: ShownAnswer
  delivery: ShownDelivery | undefined
}

function Answer({ answer, delivery, ...buttons }: AnswerProps) {
  const { by, at, subject, text, files, way } = answer
  return (
    <article data-state={delivery?.state}>
      <div className="enquiry-said__head">
        <b>{by}</b> <Moment iso={at} />
        <span className="enquiry-said__state">
          {way === 'program' ? 'By mail program' : (delivery?.stateLabel ?? 'Sent')}
        </span>
      </div>
      <p className="enquiry-said__subject" dir="auto">
        {subject}
      </p>
      <p className="enquiry-said__text" dir="auto">
        {text}
      </p>
      <SentFiles files={files} />
      {delivery && <Failure {...{ answer, delivery }} {...buttons} />}
    </article>
  )
}

function SentFiles({ files }: { files: readonly AttachedFile[] }) {
  const { admin } = useConfig().config.routes
  if (files.length === 0) return null
  return (
    <ul className="enquiry-files">
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <Link href={`${admin}/collections/media/${id}`}>{name}</Link>{' '}
          <small>{sayWeight(bytes)}</small>
        </li>
      ))}
    </ul>
  )
}

type FailureProps = AnswerProps & { delivery: ShownDelivery }

/** Why an answer was not sent, and buttons for another attempt. */
function Failure({ answer, delivery, isBusy, again, onRewrite }: FailureProps) {
  const { id, state, reason } = delivery
  if (state === 'sent' || state === 'waiting') return null
  return (
    <div className="enquiry-said__failure">
      <p>{reason || 'No mail server is set up.'}</p>
      <button type="button" disabled={isBusy} onClick={() => void again(id)}>
        Try again
      </button>
      {state !== 'failed' && (
        <button type="button" onClick={() => onRewrite(answer)}>
          Write it again
        </button>
      )}
    </div>
  )
}
