'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { Moment } from '../../studio/moment.tsx'
import { type AttachedFile, MOST_REPLIES, sayWeight } from '../answers/limits.ts'
import type { ShownAnswer, ShownReply } from '../answers/show-answers.ts'
import type { ShownDelivery } from '../deliveries/show-deliveries.ts'
import type { EnquiryWork } from './use-enquiry.ts'

type Props = Pick<EnquiryWork, 'enquiry' | 'isBusy' | 'again'> & {
  /** Begins another answer with what this one says. */
  onRewrite: (answer: ShownAnswer) => void
}

/** What was answered so far, each with what became of its mail, and what the visitor replied. */
export function Conversation({ enquiry, isBusy, again, onRewrite }: Props) {
  const { answers, deliveries, replies, sent } = enquiry
  const said = [...answers, ...replies].sort((one, other) => one.at.localeCompare(other.at))
  if (said.length === 0) return null
  return (
    <section className="enquiry-said">
      <h2>{replies.length > 0 ? 'Answers and replies' : 'Answers'}</h2>
      {said.map((one) =>
        'way' in one ? (
          <Answer
            key={one.key}
            answer={one}
            delivery={deliveries.find(({ answer }) => answer === one.key)}
            {...{ isBusy, again, onRewrite }}
          />
        ) : (
          <Reply key={one.key} reply={one} visitor={sent} />
        ),
      )}
      {replies.length >= MOST_REPLIES && <p>{NO_MORE}</p>}
    </section>
  )
}

const NO_MORE = `These are ${MOST_REPLIES} replies, the most that are shown here. Later ones are in your mailbox.`

type ReplyProps = { reply: ShownReply; visitor: { name: string; email: string } }

const NO_TEXT = 'This reply has no plain text. Read it in your mail program.'

/** A mail of the visitor, or of somebody who got ours from them: then the address is said. */
function Reply({ reply, visitor }: ReplyProps) {
  const { from, at, text, isCut, files } = reply
  const isVisitor = from.toLowerCase() === visitor.email.toLowerCase()
  return (
    <article>
      <div className="enquiry-said__head">
        <b>{isVisitor ? visitor.name : from}</b> <Moment iso={at} />
        <span className="enquiry-said__state">Reply by mail</span>
      </div>
      <p className="enquiry-said__text" dir="auto">
        {text || NO_TEXT}
        {isCut && ' …'}
      </p>
      {(isCut || files.length > 0) && (
        <p className="enquiry-said__subject">
          {isCut && 'The rest is in your mailbox. '}
          {files.length > 0 && `With ${files.join(', ')}, in your mailbox.`}
        </p>
      )}
    </article>
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
