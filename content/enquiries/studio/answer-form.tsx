'use client'

import { useEffect, useId, useState } from 'react'
import { makeKey } from '../../editing/once/key.ts'
import { BringBackNotice } from '../../editing/together/problem-notices.tsx'
import { Choice } from '../../studio/choice.tsx'
import { sentenceOf } from '../../studio/request.ts'
import { beginAnswer } from '../answers/begin-answer.ts'
import { LONGEST_ANSWER, LONGEST_SUBJECT, problemOfFiles } from '../answers/limits.ts'
import type { Way } from '../answers/send-answer.ts'
import type { ShownAnswer } from '../answers/show-answers.ts'
import { isOpen } from '../states.ts'
import { AnswerFiles } from './answer-files.tsx'
import type { Kept } from './keeper.ts'
import { MailProgram } from './mail-program.tsx'
import { OtherDrafts } from './other-drafts.tsx'
import { Templates } from './templates.tsx'
import { useDraft } from './use-draft.ts'
import type { EnquiryWork } from './use-enquiry.ts'
import { useKeptAnswer } from './use-kept-answer.ts'
import { withKept, withText } from './with-text.ts'

type Props = EnquiryWork & {
  /** An answer that was not delivered, to go on with. */
  rewritten: ShownAnswer | undefined
  onTaken: () => void
}

/** Writes an answer; behind a button once the enquiry has one. */
export function AnswerForm(work: Props) {
  const { enquiry, rewritten } = work
  const [isShown, setIsShown] = useState(isOpen(enquiry.state) || enquiry.draft !== undefined)
  useEffect(() => {
    if (rewritten) setIsShown(true)
  }, [rewritten])
  if (isShown) return <OpenForm {...work} onDone={() => setIsShown(false)} />
  return (
    <div>
      <Choice disabled={false} onClick={() => setIsShown(true)}>
        Write another answer
      </Choice>
    </div>
  )
}

const SENT_OTHERWISE =
  'This answer was sent before, with another text, subject or files: it is among the answers. “Send” sends this one as well.'

function OpenForm({ onDone, rewritten, onTaken, ...work }: Props & { onDone: () => void }) {
  const { enquiry } = work
  const begun = beginAnswer(enquiry)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { written, newest, kept, change, take, settle, clear } = useDraft({
    ...{ id: enquiry.id, subject: begun.subject, reload: work.reload },
    ...(enquiry.draft && { draft: enquiry.draft }),
    onSent: (isSame) => (isSame ? onDone() : setProblem(SENT_OTHERWISE)),
  })
  const { unkept, also } = useKeptAnswer({ enquiry, written, kept })
  const bringBack = async () => {
    if (!unkept) return
    change(withKept(newest.current, unkept.mine, enquiry.draft))
    unkept.discard()
  }
  useEffect(() => {
    if (!rewritten) return
    change(withText(newest.current, rewritten))
    onTaken()
  }, [rewritten, change, newest, onTaken])
  const send = async (way: Way) => {
    setIsBusy(true)
    setProblem('')
    try {
      await settle()
      await work.answer(written, way)
      clear()
      onDone()
    } catch (error) {
      const isBefore = work.isAnswered(written.key)
      setProblem(isBefore ? SENT_OTHERWISE : sentenceOf(error))
      change(isBefore ? { key: makeKey() } : {})
      setIsBusy(false)
    }
  }
  const isEmpty = written.text.trim() === ''
  const weight = problemOfFiles(written.files)
  const lines = { written, change, isBusy }
  return (
    <section className="enquiry-write">
      <h2>Answer</h2>
      {unkept && <BringBackNotice {...unkept} bringBack={bringBack} />}
      <OtherDrafts
        {...lines}
        drafts={[...(enquiry.draft ? [enquiry.draft] : []), ...enquiry.others]}
        isKept={kept === undefined || kept.is === 'kept'}
        take={(draft) => {
          take(draft)
          // The list shows what has left the form.
          void work.reload().catch(() => undefined)
        }}
      />
      <Templates templates={enquiry.templates} mayEdit={enquiry.mayEditTemplates} {...lines} />
      <Letter {...lines} name={enquiry.sent.name} />
      <AnswerFiles {...lines} />
      {(problem || weight) && <p role="alert">{problem || weight}</p>}
      <div className="enquiry-write__foot">
        {enquiry.sendsMail && (
          <Choice
            isMain
            disabled={isBusy || isEmpty || weight !== undefined}
            onClick={() => void send('mail')}
          >
            {isBusy ? 'Sending …' : 'Send'}
          </Choice>
        )}
        <MailProgram
          {...begun}
          {...{ enquiry, written, isBusy }}
          change={work.change}
          keep={() => send('program')}
        />
        <span role="status">{[kept && say(kept), also].filter(Boolean).join(' ')}</span>
      </div>
    </section>
  )
}

function say(kept: Kept) {
  if (kept.is === 'failed') return `Not kept yet. ${kept.why}`
  if (kept.is === 'refused') return `Not kept. ${kept.why}`
  return kept.is === 'kept' ? 'Kept as a draft' : 'Keeping …'
}

type LetterProps = Pick<ReturnType<typeof useDraft>, 'written' | 'change'> & {
  isBusy: boolean
  name: string
}

function Letter({ written, change, isBusy, name }: LetterProps) {
  const [subject, text] = [useId(), useId()]
  return (
    <>
      <label htmlFor={subject}>Subject</label>
      <input
        id={subject}
        type="text"
        dir="auto"
        maxLength={LONGEST_SUBJECT}
        value={written.subject}
        readOnly={isBusy}
        onChange={({ target }) => change({ subject: target.value })}
      />
      <label htmlFor={text}>{`To ${name}; the question is quoted below your text`}</label>
      <textarea
        id={text}
        dir="auto"
        rows={9}
        maxLength={LONGEST_ANSWER}
        value={written.text}
        readOnly={isBusy}
        onChange={({ target }) => change({ text: target.value })}
      />
    </>
  )
}
