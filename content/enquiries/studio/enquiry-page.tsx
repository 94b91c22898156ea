'use client'

import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { ShownEnquiry } from '../shown.ts'
import { AnswerByMail } from './answer-by-mail.tsx'
import { AnswerProblem } from './answer-problem.tsx'
import { Notes } from './notes.tsx'
import { PersonData } from './person-data.tsx'
import { Sent } from './sent.tsx'
import { SentBecause } from './sent-because.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { VisitSteps } from './visit-steps.tsx'
import { Work } from './work.tsx'

/** An enquiry: the sent data on one side, its handling on the other. */
export function EnquiryPage({ first }: { first: ShownEnquiry }) {
  const work = useEnquiry(first)
  const { enquiry } = work
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
          <Sent enquiry={enquiry} />
          {visit && <VisitSteps {...visit} site={enquiry.site} />}
          <SentBecause deliveries={enquiry.deliveries} />
        </div>
        <aside aria-label="Work on this enquiry">
          <AnswerProblem {...enquiry} />
          <Work {...work} />
          {!erasedAt && <AnswerByMail {...work} />}
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
