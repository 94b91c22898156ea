import { DefaultTemplate } from '@payloadcms/next/templates'
import { Link } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import { isEditor } from '../../../payload/access.ts'
import { dayIn } from '../../../service/days.ts'
import { siteUrl } from '../../../service/env.ts'
import { Main } from '../../../studio/main.tsx'
import { PERIODS, type Period, periodIn, spansOf } from '../periods.ts'
import { readReport } from '../read-report.ts'
import { ReportView } from './report-view.tsx'

/** The page of visits, for everybody with an account. */
export async function VisitsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { admin } = req.payload.config.routes
  if (!isEditor({ req }))
    redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/visits`)}`)
  const period = periodIn(searchParams?.period)
  const timeZone = await ownerTimeZone(req.payload)
  const report = await readReport(req, spansOf(period, dayIn(timeZone, new Date())))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      <Main className="property visits">
        <header className="property__head">
          <h1>Visits</h1>
          <Periods chosen={period} address={`${admin}/visits`} />
        </header>
        <ReportView report={report} site={siteUrl()} />
        <p className="visits__note">
          Counted by the site itself, without cookies and without knowing anybody. Robots are left
          out, and so are visitors whose browser asks not to be counted. Days are those of{' '}
          {timeZone}; they are kept for 25 months.
        </p>
      </Main>
    </DefaultTemplate>
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
