import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import type { DailyKind } from './add-counts.ts'
import type { Span } from './periods.ts'

/** The counts of a day or a month. */
export type SpanCounts = Span & { views: number; visits: number; enquiries: number }

export type Named = { name: string; count: number }

/** The data of the visits page for a period. */
export type Report = {
  spans: SpanCounts[]
  views: number
  visits: number
  enquiries: number
  pages: Named[]
  listings: Named[]
  referrers: Named[]
  campaigns: Named[]
  houses: Named[]
}

const TOP = 20

type Days = { from: string; to: string }

/**
 * Reads the sums of a period. Every visit has one referrer, so their sum is the number of visits.
 */
export async function readReport(req: PayloadRequest, spans: readonly Span[]): Promise<Report> {
  const days = { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' }
  const sums = await readSums(req, days)
  const within = ({ from, to }: Days, kind: DailyKind) =>
    sums.reduce((sum, one) => {
      const counts = one.kind === kind && one.day >= from && one.day <= to
      return counts ? sum + one.count : sum
    }, 0)
  const countsOf = (span: Days) => ({
    views: within(span, 'page'),
    visits: within(span, 'referrer'),
    enquiries: within(span, 'enquiry'),
  })
  const top = (kind: DailyKind) => readTop(req, days, kind)
  return {
    spans: spans.map((span) => ({ ...span, ...countsOf(span) })),
    ...countsOf(days),
    pages: await top('page'),
    listings: await top('listing'),
    referrers: await top('referrer'),
    campaigns: await top('campaign'),
    houses: await top('enquiry'),
  }
}

async function readSums(req: PayloadRequest, { from, to }: Days) {
  const rows = await readRows(
    req,
    sql`SELECT "day", "kind", SUM("count") AS "count" FROM "visit_counts"
      WHERE "day" >= ${from} AND "day" <= ${to} GROUP BY "day", "kind"`,
  )
  return rows.map((row) => {
    const { day, kind, count } = Object(row)
    return { day: String(day), kind: String(kind), count: Number(count) }
  })
}

async function readTop(req: PayloadRequest, { from, to }: Days, kind: DailyKind): Promise<Named[]> {
  const rows = await readRows(
    req,
    sql`SELECT "name", SUM("count") AS "count" FROM "visit_counts"
      WHERE "kind" = ${kind} AND "day" >= ${from} AND "day" <= ${to}
      GROUP BY "name" ORDER BY SUM("count") DESC, "name" LIMIT ${TOP}`,
  )
  return rows.map((row) => ({ name: String(Object(row).name), count: Number(Object(row).count) }))
}

/** Enquiries per hundred visits, in words; undefined without visits. */
export function rateOf({ enquiries, visits }: Pick<Report, 'enquiries' | 'visits'>) {
  if (visits === 0) return undefined
  return ((100 * enquiries) / visits).toLocaleString('en-GB', { maximumFractionDigits: 1 })
}
