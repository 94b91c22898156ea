import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { HouseMoment } from '../../../studio/house-moment.tsx'
import { Moment } from '../../../studio/moment.tsx'
import type { Broken } from '../broken.ts'

/** Current problems, above everything else; renders nothing when there are none. */
export function BrokenList({
  failed,
  deadLinks,
  hasMoreLinks,
  isWithoutInquire,
  unreached,
  timeZone,
  admin,
}: Broken & { timeZone: string; admin: string }) {
  if (failed.length + deadLinks.length + unreached.length === 0 && !isWithoutInquire) return null
  return (
    <section className="property__broken" aria-label="Needs a look">
      <h2>Needs a look</h2>
      <ul className="property__rows">
        {unreached.map(({ host, since }) => (
          <li key={host}>
            <div>
              <strong>The site has not answered</strong>
              <Moment iso={since} />
              <small>
                Visitors of {host} see what was public before. The content service keeps trying.
              </small>
            </div>
          </li>
        ))}
        {failed.map(({ id, path, title, at, isPublish, error }) => (
          <Row
            key={id}
            href={admin + path}
            title={title}
            side={<HouseMoment iso={at} timeZone={timeZone} />}
          >
            {isPublish ? 'Was not published at its time' : 'Was not taken off the site at its time'}
            {error && `: ${error}`}
          </Row>
        ))}
        {isWithoutInquire && (
          <Row href={`${admin}/globals/site?field=inquireTo`} title="Inquire" side="Leads nowhere">
            No public page has a contact form, so the site leaves “Inquire” out. Publish such a
            page, or choose the page where visitors ask.
          </Row>
        )}
        {deadLinks.map(({ path, title, where, reason }) => (
          <Row key={`${path} ${reason}`} href={admin + path} title={title} side="Dead link">
            {`${where}: ${reason}`}
          </Row>
        ))}
      </ul>
      {hasMoreLinks && (
        <Link className="property__more" href={`${admin}?show=links`}>
          More dead links
        </Link>
      )}
    </section>
  )
}

type RowProps = { href: string; title: string; side: ReactNode; children: ReactNode }

function Row({ href, title, side, children }: RowProps) {
  return (
    <li>
      <Link href={href}>
        <strong>{title}</strong>
        <span>{side}</span>
        <small>{children}</small>
      </Link>
    </li>
  )
}
