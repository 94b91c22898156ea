'use client'

import { Link, useConfig } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { Moment } from '../../studio/moment.tsx'
import type { ShownEnquiry } from '../shown.ts'

/** What a person wrote, as plain text: neither addresses nor HTML are interpreted. */
export function SentMessage({ enquiry: { sent, erasedAt } }: { enquiry: ShownEnquiry }) {
  return erasedAt ? (
    <p className="enquiry__quiet">
      The personal data of this enquiry was erased: <Moment iso={erasedAt} />.
    </p>
  ) : (
    <p className="enquiry__message" dir="auto">
      {sent.message}
    </p>
  )
}

/** The other data that a person sent, as plain text as well. */
export function SentFacts({ enquiry }: { enquiry: ShownEnquiry }) {
  const { sent, house, site } = enquiry
  return (
    <section className="enquiry__sent">
      <dl>
        {house && <House house={house} />}
        <Fact name="About">{sent.about}</Fact>
        <Fact name="Email">{sent.email}</Fact>
        <Fact name="Phone">{sent.phone}</Fact>
        <Fact name="Wants an answer">{answerWords(sent)}</Fact>
        <Fact name="News">{newsWords(sent)}</Fact>
        {sent.asked.map(({ label, value }) => (
          <Fact key={`${label} ${value}`} name={label}>
            {value}
          </Fact>
        ))}
        {sent.consent && (
          <Fact name="Had to agree to">
            “{sent.consent.text}” (version {sent.consent.version}, <Moment iso={sent.acceptedAt} />)
          </Fact>
        )}
        <Fact name="Source">{sent.source}</Fact>
        <Fact name="Received">
          <Moment iso={sent.acceptedAt} />
        </Fact>
        {sent.page && (
          <Fact name="Sent from">
            <a href={site + sent.page} target="_blank" rel="noreferrer">
              {sent.page}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}

function House({ house }: { house: NonNullable<ShownEnquiry['house']> }) {
  const { admin } = useConfig().config.routes
  return (
    <Fact name="House">
      {house.form ? <Link href={admin + house.form}>{house.title}</Link> : house.title}{' '}
      <a href={house.url} target="_blank" rel="noreferrer">
        On the site<span aria-hidden="true"> ↗</span>
      </a>
    </Fact>
  )
}

/** Renders nothing for missing values. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  )
}

function answerWords({ answerBy, language }: ShownEnquiry['sent']) {
  const way = answerBy === 'phone' ? 'by phone' : 'by email'
  return language ? `${way}, in ${language}` : way
}

/** With the consent in the wording of the form at that time. */
function newsWords({ news, newsWording }: ShownEnquiry['sent']) {
  if (!news) return 'Did not ask for news'
  return newsWording ? `Agreed to: “${newsWording}”` : 'Agrees to news by mail'
}
