import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { DeliveryNotices } from '../../../enquiries/deliveries/studio/delivery-notices.tsx'
import { EnquiryCard } from '../../../enquiries/studio/enquiry-card.tsx'
import { Main } from '../../../studio/main.tsx'
import { Section } from '../../../studio/section.tsx'
import { ReviewsCard } from '../../review/studio/reviews-card.tsx'
import { reviewsFor } from '../../review/waiting-reviews.ts'
import { type Dashboard as Data, readDashboard, type Shown } from '../read-dashboard.ts'
import { BrokenList } from './broken-list.tsx'
import { RecordList } from './record-list.tsx'
import { ScheduledList } from './scheduled-list.tsx'

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
      <EnquiryCard req={req} />
      <BrokenList {...data.broken} admin={admin} />
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
            {data.scheduled.length > 0 && <ScheduledList rows={data.scheduled} admin={admin} />}
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

function Waiting({ waiting, waitingCount, admin }: Props) {
  const more = waitingCount - waiting.length
  return (
    <Section title="Drafts waiting" count={waitingCount} none="Everything is published.">
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
