import { DIRECT } from '@belvedere/kit/visits/batch.ts'
import { Section } from '../../../studio/section.tsx'
import { NO_HOUSE } from '../count-enquiry.ts'
import { type Report, rateOf } from '../read-report.ts'
import { Bars } from './bars.tsx'
import { Ranking, sayOther } from './ranking.tsx'

type Props = { report: Report; site: string }

/** The counts of a period; without any count, an explanation. */
export function ReportView({ report, site }: Props) {
  if (report.views + report.visits + report.enquiries === 0) return <Nothing />
  const { spans, pages, listings, referrers, campaigns, houses } = report
  const onSite = (path: string) => (path.startsWith('/') ? site + path : undefined)
  return (
    <>
      <Totals {...report} />
      <Bars title="Views of pages" spans={spans} of="views" />
      <Bars title="Visits" spans={spans} of="visits" />
      <Bars title="Enquiries" spans={spans} of="enquiries" />
      <div className="visits__columns">
        <Ranking title="Pages" rows={pages} unit="Views" linkOf={onSite} />
        <Ranking title="Listings" rows={listings} unit="Views" linkOf={onSite} />
        <Ranking title="Came from" rows={referrers} unit="Visits" sayName={saySource} />
        <Ranking title="Campaigns" rows={campaigns} unit="Visits" />
        <Ranking
          title="Asked about"
          rows={houses}
          unit="Enquiries"
          linkOf={onSite}
          sayName={(name) => (name === NO_HOUSE ? 'No house in particular' : sayOther(name))}
        />
      </div>
    </>
  )
}

function Totals({ views, visits, enquiries }: Report) {
  const rate = rateOf({ enquiries, visits })
  return (
    <dl className="visits__totals">
      <Total name="Views of pages" value={views.toLocaleString('en-GB')} />
      <Total name="Visits" value={visits.toLocaleString('en-GB')} />
      <Total name="Enquiries" value={enquiries.toLocaleString('en-GB')} />
      {rate !== undefined && <Total name="Enquiries per 100 visits" value={rate} />}
    </dl>
  )
}

function Total({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Nothing() {
  return (
    <Section
      title="Nothing has been counted in this period"
      none="From the first visitor on, this page shows views and visits by day, the pages and listings that are seen most, where visitors come from, and how many of them write to you."
    />
  )
}

function saySource(name: string) {
  return name === DIRECT ? 'Typed, bookmarked or unknown' : sayOther(name)
}
