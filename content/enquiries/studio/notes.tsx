'use client'

import { useState } from 'react'
import { Moment } from '../../studio/moment.tsx'
import { Write } from '../../studio/write.tsx'
import type { EnquiryWork } from './use-enquiry.ts'

/** Notes of the team about an enquiry. Notes cannot be changed. */
export function Notes({ enquiry: { notes, erasedAt }, note }: EnquiryWork) {
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
