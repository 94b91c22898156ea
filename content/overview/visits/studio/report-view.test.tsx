import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Report } from '../read-report.ts'
import { ReportView } from './report-view.tsx'

const day = { from: '2026-11-23', to: '2026-11-23', label: 'Mon 23 November' }
const empty: Report = {
  ...{ spans: [{ ...day, views: 0, visits: 0, enquiries: 0 }], views: 0, visits: 0, enquiries: 0 },
  ...{ pages: [], listings: [], referrers: [], campaigns: [], houses: [] },
}
const render = (report: Report) =>
  renderToStaticMarkup(<ReportView report={report} site="https://site.example" />)

test('before the first visitor the page says what it will show', () => {
  expect(render(empty)).toContain('Nothing has been counted in this period')
})

test('names that are counted together have the same name in all tables', () => {
  const rows = [{ name: 'other', count: 7 }]
  const lists = { pages: rows, listings: rows, referrers: rows, campaigns: rows, houses: rows }
  const html = render({ ...empty, views: 7, ...lists })
  expect(html.match(/All others/g)).toHaveLength(5)
  expect(html).not.toContain('other<')
})

test('every number of a chart is in a table as well, and the chart is hidden from screen readers', () => {
  const counts = { views: 1200, visits: 40, enquiries: 1 }
  const pages = [{ name: '/spa', count: 1200 }]
  const referrers = [{ name: 'direct', count: 40 }]
  const houses = [{ name: '–', count: 1 }]
  const spans = [{ ...day, ...counts }]
  const html = render({ ...empty, ...counts, spans, pages, referrers, houses })
  expect(html).toContain('<th scope="row">Mon 23 November</th><td>1,200</td>')
  for (const drawing of html.match(/<svg[^>]*>/g) ?? []) expect(drawing).toContain('aria-hidden')
  expect(html).toContain('<a href="https://site.example/spa"')
  expect(html).toContain('Typed, bookmarked or unknown')
  expect(html).toContain('No house in particular')
  expect(html).toContain('<dt>Enquiries per 100 visits</dt><dd>2.5</dd>')
  expect(html).not.toContain('Campaigns')
})
