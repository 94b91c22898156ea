import type { PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { recordAudit } from '../accounts/audit/record.ts'
import { readWords } from '../delivery/brand/read-words.ts'
import type { Enquiry } from '../payload-types.ts'
import { protectLines, protectText } from '../service/spreadsheets/safe-text.ts'
import { writeCsv } from '../service/spreadsheets/write-csv.ts'
import { writeWorkbook } from '../service/spreadsheets/write-workbook.ts'
import { namesOf } from '../studio/names-of.ts'
import { assigneeOf, COLUMNS, questionColumns } from './export-columns.ts'
import { LAST_ID } from './read-all.ts'

const PAGE = 500

/** Excel accepts no longer text in a cell, and repairs workbooks that have one. */
const LONGEST_CELL = 32_767

/** The enquiries that the filters of the list find, as a CSV file that runs no formula. */
export async function exportCsv(req: PayloadRequest): Promise<Buffer> {
  return writeCsv(await tableOf(req, protectLines, 'CSV'))
}

/** The same as an Excel workbook, which opens in every language of Excel. */
export async function exportWorkbook(req: PayloadRequest): Promise<Buffer> {
  return writeWorkbook([await tableOf(req, cellText, 'Excel')])
}

function cellText(text: string) {
  return protectText(text).slice(0, LONGEST_CELL).toWellFormed()
}

type Protect = (text: string) => string

async function tableOf(req: PayloadRequest, protect: Protect, format: string) {
  const found = await findAll(req)
  await recordAudit(req, { event: 'enquiries-exported', facts: { count: found.length, format } })
  const names = await namesOf(
    req,
    found.map(assigneeOf).filter((id) => id > 0),
  )
  const { team } = await readWords(req.payload)
  const columns = [...COLUMNS, ...questionColumns(found, team)]
  const rows = found.map((enquiry) =>
    columns.map(({ read }) => protect(String(read(enquiry, names) ?? ''))),
  )
  const headings = columns.map(({ heading }) => protect(heading))
  return {
    name: 'Enquiries',
    rows: [headings, ...rows],
    widths: columns.map(({ width }) => width),
  }
}

async function findAll(req: PayloadRequest): Promise<Enquiry[]> {
  const found: Enquiry[] = []
  for (let last = LAST_ID; ; ) {
    const where: Where = { and: [filterOf(req), { id: { less_than: last } }] }
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      where,
      sort: '-id',
      limit: PAGE,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    found.push(...docs)
    const end = docs.at(-1)
    if (!end || docs.length < PAGE) return found
    last = end.id
  }
}

/** The same query as that of the list. */
function filterOf({ payload, query }: PayloadRequest): Where {
  const where = typeof query.where === 'object' && query.where ? { ...query.where } : {}
  const search = typeof query.search === 'string' ? query.search : ''
  const collectionConfig = payload.collections.enquiries.config
  return mergeListSearchAndWhere({ collectionConfig, search, where: structuredClone(where) })
}
