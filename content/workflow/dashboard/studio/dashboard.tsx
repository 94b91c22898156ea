import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { DeliveryNotices } from '../../../enquiries/deliveries/studio/delivery-notices.tsx'
import { EnquiryCard } from '../../../enquiries/studio/enquiry-card.tsx'
import { HouseMoment } from '../../../studio/house-moment.tsx'
import { Main } from '../../../studio/main.tsx'
import { Moment } from '../../../studio/moment.tsx'
import { stateWord } from '../../../studio/record-state.ts'
import { Section } from '../../../studio/section.tsx'
import { ReviewsCard } from '../../review/studio/reviews-card.tsx'
import { reviewsFor } from '../../review/waiting-reviews.ts'
import { readFirstSteps } from '../first-steps.ts'
import { type Dashboard as Data, readDashboard, type Shown } from '../read-dashboard.ts'
import type { RecordRow } from '../read-rows-of.ts'
import { BrokenList } from './broken-list.tsx'
import { FirstStepsCard } from './first-steps-card.tsx'

/** The studio’s first screen: recent work, waiting drafts, schedules and problems. */
export async function Dashboard({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const { admin } = req.payload.config.routes
  const shown = shownIn(searchParams)
  const data = await readDashboard(req, shown)
  const reviews = await reviewsFor(req)
  return (
    <Main className="property">
      <Head {...data} admin={admin} />
      <FirstStepsCard steps={await readFirstSteps(req)} />
      <EnquiryCard req={req} />
      <BrokenList {...data.broken} timeZone={data.timeZone} admin={admin} />
      <DeliveryNotices req={req} />
      <div className="property__columns">
        <div>
          {data.own.length > 0 && (
            <Section title="Go on where you were">
              <RecordList rows={data.own} admin={admin} />
            </Section>
          )}
          <ReviewsCard {...reviews} admin={admin} />
          <Waiting {...data} admin={admin} />
        </div>
        <div>
          <Section title="Scheduled" none="Nothing is scheduled.">
            {data.scheduled.length > 0 && <ScheduledList {...data} admin={admin} />}
          </Section>
          <Section title="Published lately" none="Nothing has been published yet.">
            {data.published.length > 0 && (
              <RecordList rows={data.published} admin={admin} isPublished />
            )}
          </Section>
        </div>
      </div>
    </Main>
  )
}

type Props = Data & { admin: string }

function Head({ name, site, admin }: Props) {
  return (
    <header className="property__head">
      <h1>{name ?? 'Your property'}</h1>
      <a href={site} target="_blank" rel="noreferrer">
        {new URL(site).host}
        <span aria-hidden="true"> ↗</span>
      </a>
      <nav aria-label="New">
        {[
          ['New page', '/collections/pages/create'],
          ['New listing', '/collections/listings/create'],
          ['Media', '/collections/media'],
          ['Visits', '/visits'],
        ].map(([label, path]) => (
          <Link key={path} href={`${admin}${path}`}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  )
}

function Waiting({ waiting, waitingCount, published, admin }: Props) {
  const more = waitingCount - waiting.length
  const none = published.length > 0 ? 'Everything is published.' : 'Nothing has been written yet.'
  return (
    <Section title="Drafts waiting" count={waitingCount} none={none}>
      {waiting.length > 0 && <RecordList rows={waiting} admin={admin} />}
      {more > 0 && (
        <Link className="property__more" href={`${admin}?show=waiting`}>
          {more} more
        </Link>
      )}
    </Section>
  )
}

function shownIn(searchParams: AdminViewServerProps['searchParams']): Shown {
  const show = searchParams?.show
  return show === 'waiting' || show === 'links' ? show : undefined
}

/** The scheduled publishes and unpublishes, the next one first. */
function ScheduledList({ scheduled, timeZone, admin }: Props) {
  return (
    <ul className="property__rows">
      {scheduled.map(({ id, path, title, at, by, isPublish, error }) => (
        <li key={id}>
          <Link href={admin + path}>
            <strong>{title}</strong>
            <HouseMoment iso={at} timeZone={timeZone} />
            <small>
              {isPublish ? 'to be published' : 'to be taken off the site'}
              {by && `, set by ${by}`}
              {error && '. It did not work yet and is tried again'}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type RecordListProps = { rows: RecordRow[]; admin: string; isPublished?: boolean }

/** Records as rows: the title, the kind, the person and the time. Each links to its form. */
function RecordList({ rows, admin, isPublished = false }: RecordListProps) {
  return (
    <ul className="property__rows">
      {rows.map((row) => (
        <li key={row.path}>
          <Link href={admin + row.path}>
            <strong>{row.title}</strong>
            <Moment iso={row.at} />
            <small>{(isPublished ? publishedWords(row) : draftWords(row)).join(' · ')}</small>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function draftWords({ noun, state, by }: RecordRow): string[] {
  const words = by ? `${stateWord(state)}, by ${by}` : stateWord(state)
  return [noun, words].filter(Boolean)
}

function publishedWords({ noun, by, isTakenOff }: RecordRow): string[] {
  const action = isTakenOff ? 'taken off the site' : ''
  const words = [action, by && `by ${by}`].filter(Boolean).join(' ')
  return [noun, words].filter(Boolean)
}
