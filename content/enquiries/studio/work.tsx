'use client'

import { useId, useState } from 'react'
import { ChooseTime } from '../../studio/choose-time.tsx'
import { Moment } from '../../studio/moment.tsx'
import { STATES } from '../states.ts'
import type { EnquiryWork } from './use-enquiry.ts'

/** The state of an enquiry, who works on it and until when. */
export function Work(work: EnquiryWork) {
  const { enquiry, isBusy, change } = work
  return (
    <section>
      <h2>State</h2>
      <fieldset className="enquiry__states" disabled={isBusy}>
        <legend>State</legend>
        {STATES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="enquiry-pill"
            data-state={value}
            aria-pressed={enquiry.state === value}
            onClick={() => void change({ state: value })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {enquiry.answeredAt && (
        <p>
          Answered: <Moment iso={enquiry.answeredAt} />
        </p>
      )}
      <Assignee {...work} />
      <Due {...work} />
    </section>
  )
}

function Assignee({ enquiry, isBusy, change }: EnquiryWork) {
  const field = useId()
  return (
    <div className="enquiry__field">
      <label htmlFor={field}>Assignee</label>
      <select
        id={field}
        disabled={isBusy}
        value={enquiry.assignee ?? ''}
        onChange={({ target }) => void change({ assignee: Number(target.value) || null })}
      >
        <option value="">Nobody</option>
        {enquiry.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Due({ enquiry: { dueAt, isOverdue }, isBusy, change }: EnquiryWork) {
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = (iso: string) => {
    setIsChoosing(false)
    void change({ dueAt: iso })
  }
  if (isChoosing) {
    const at = dueAt ?? new Date().toISOString()
    return <ChooseTime at={at} onChoose={choose} onLeave={() => setIsChoosing(false)} />
  }
  return (
    <p className="enquiry__due">
      To be answered by {dueAt ? <Moment iso={dueAt} /> : 'no time'}
      {isOverdue && <b className="enquiry-overdue">Overdue</b>}
      <button type="button" disabled={isBusy} onClick={() => setIsChoosing(true)}>
        Change
      </button>
    </p>
  )
}
