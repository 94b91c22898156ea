'use client'

import { useStepNav } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { Write } from '../../editing/kept/write.tsx'
import { Moment } from '../../studio/moment.tsx'
import type { ShownAnswer } from '../answers/show-answers.ts'
import type { ShownEnquiry } from '../shown.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerProblem } from './answer-problem.tsx'
import { Conversation } from './conversation.tsx'
import { PersonData } from './person-data.tsx'
import { placeIn } from './place-in.ts'
import { SentFacts, SentMessage } from './sent.tsx'
import { SentBecause } from './sent-because.tsx'
import { type EnquiryWork, useEnquiry } from './use-enquiry.ts'
import { useForgetErased } from './use-forget-erased.ts'
import { Work } from './work.tsx'

/** An enquiry: the sent data on one side, its handling on the other. */
export function EnquiryPage({ first }: { first: ShownEnquiry }) {
  const work = useEnquiry(first)
  const { enquiry } = work
  const [rewritten, setRewritten] = useState<ShownAnswer>()
  const onTaken = useCallback(() => setRewritten(undefined), [])
  const { reference, sent, erasedAt, visit } = enquiry
  const { setStepNav } = useStepNav()
  useForgetErased(enquiry)
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
function Notes({ enquiry: { id, notes, erasedAt }, note }: EnquiryWork) {
  return (
    <section className="enquiry__notes">
      <h2>Notes</h2>
      {notes.map(({ id: own, text, by, at }) => (
        <article key={own}>
          <p>
            <b>{by}</b> <Moment iso={at} />
          </p>
          <p dir="auto">{text}</p>
        </article>
      ))}
      {!erasedAt && (
        <Write label="Add a note" action="Add" place={`${placeIn(id)}note`} onSend={note} />
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
