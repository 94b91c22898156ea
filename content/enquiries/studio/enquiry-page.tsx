'use client'

import { useStepNav } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { Moment } from '../../studio/moment.tsx'
import { Write } from '../../studio/write.tsx'
import type { ShownAnswer } from '../answers/show-answers.ts'
import type { ShownEnquiry } from '../shown.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerProblem } from './answer-problem.tsx'
import { Conversation } from './conversation.tsx'
import { PersonData } from './person-data.tsx'
import { SentFacts, SentMessage } from './sent.tsx'
import { SentBecause } from './sent-because.tsx'
import { type EnquiryWork, useEnquiry } from './use-enquiry.ts'
import { Work } from './work.tsx'

/** An enquiry: the sent data on one side, its handling on the other. */
export function EnquiryPage({ first }: { first: ShownEnquiry }) {
  const work = useEnquiry(first)
  const { enquiry } = work
  const [rewritten, setRewritten] = useState<ShownAnswer>()
  const onTaken = useCallback(() => setRewritten(undefined), [])
  const { reference, sent, erasedAt, visit } = enquiry
  const { setStepNav } = useStepNav()
  useEffect(() => {
    setStepNav([{ label: 'Enquiries', url: '/collections/enquiries' }, { label: reference }])
  }, [setStepNav, reference])
  return (
    <>
      <header className="enquiry__head">
        <h1 dir="auto">{erasedAt ? 'Erased' : sent.name}</h1>
        <p>{reference}</p>
      </header>
      {work.problem && (
        <p className="enquiry__problem" role="alert">
          {work.problem}
        </p>
      )}
      <div className="enquiry__columns">
        <div>
          <SentMessage enquiry={enquiry} />
          <Conversation {...work} onRewrite={setRewritten} />
          {!erasedAt && <AnswerForm {...work} rewritten={rewritten} onTaken={onTaken} />}
          <SentFacts enquiry={enquiry} />
          {visit && <VisitSteps {...visit} site={enquiry.site} />}
          <SentBecause {...enquiry} />
        </div>
        <aside aria-label="Work on this enquiry">
          <AnswerProblem {...enquiry} />
          <Work {...work} />
          <Notes {...work} />
          {enquiry.mayErase && !erasedAt && (
            <section>
              <h2>This person’s data</h2>
              <PersonData email={sent.email} onErased={() => void work.reload()} />
            </section>
          )}
        </aside>
      </div>
    </>
  )
}

/** Notes of the team about an enquiry. Notes cannot be changed. */
function Notes({ enquiry: { notes, erasedAt }, note }: EnquiryWork) {
  const [unsent] = useState(() => new Map<string, string>())
  return (
    <section className="enquiry__notes">
      <h2>Notes</h2>
      {notes.map(({ id, text, by, at }) => (
        <article key={id}>
          <p>
            <b>{by}</b> <Moment iso={at} />
          </p>
          <p dir="auto">{text}</p>
        </article>
      ))}
      {!erasedAt && (
        <Write label="Add a note" action="Add" unsent={unsent} place="note" onSend={note} />
      )}
    </section>
  )
}

type Props = NonNullable<ShownEnquiry['visit']> & { site: string }

/** The pages that a person saw before asking, if they agreed to it. */
function VisitSteps({ source, steps, site }: Props) {
  const from = [source.referrer, source.campaign].filter(Boolean).join(', ')
  return (
    <section className="enquiry__visit">
      <h2>Seen before, with consent</h2>
      {from && <p dir="auto">Came from {from}</p>}
      <ol>
        {steps.map(({ path, at }) => (
          <li key={`${at} ${path}`}>
            <a href={site + path} target="_blank" rel="noreferrer">
              {path}
            </a>
            <Moment iso={at} />
          </li>
        ))}
      </ol>
    </section>
  )
}
