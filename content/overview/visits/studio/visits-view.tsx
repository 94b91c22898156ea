import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { dayIn } from '../../../service/days.ts'
import { siteUrl } from '../../../service/env.ts'
import { requireSignIn, StudioPage } from '../../../studio/studio-page.tsx'
import { PERIODS, type Period, periodIn, spansOf } from '../periods.ts'
import { readReport } from '../read-report.ts'
import { ReportView } from './report-view.tsx'

/** The page of visits, for everybody with an account. */
export async function VisitsView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  requireSignIn(req, '/visits')
  const period = periodIn(searchParams?.period)
  const timeZone = await ownerTimeZone(req.payload)
  const report = await readReport(req, spansOf(period, dayIn(timeZone, new Date())))
  return (
    <StudioPage view={view} className="property visits">
      <header className="property__head">
        <h1>Visits</h1>
        <Periods chosen={period} address={`${req.payload.config.routes.admin}/visits`} />
      </header>
      <ReportView report={report} site={siteUrl()} />
      <p className="visits__note">
        Counted by the site itself, without cookies and without knowing anybody. Robots are left
        out, and so are visitors whose browser asks not to be counted.{' '}
        {`Days are those of ${timeZone}; they are kept for 25 months.`}
      </p>
    </StudioPage>
  )
}

function Periods({ chosen, address }: { chosen: Period; address: string }) {
  return (
    <nav aria-label="Period">
      {PERIODS.map(({ value, label }) => (
        <Link
          key={value}
          href={`${address}?period=${value}`}
          aria-current={value === chosen ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
