'use client'

import { Moment } from '../../studio/moment.tsx'
import type { ShownEnquiry } from '../shown.ts'

type Props = NonNullable<ShownEnquiry['visit']> & { site: string }

/** The pages that a person saw before asking, if they agreed to it. */
export function VisitSteps({ source, steps, site }: Props) {
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
