import type { Endpoint, PayloadRequest } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import { isEditor } from '../payload/access.ts'
import type { Table } from '../service/spreadsheets/table.ts'
import { writeCsv } from '../service/spreadsheets/write-csv.ts'
import { writeWorkbook } from '../service/spreadsheets/write-workbook.ts'
import type { Column } from './columns.ts'
import { findColumns } from './fact-columns.ts'
import { findLibrary } from './find-library.ts'
import { findListings } from './find-listings.ts'
import type { Library } from './library.ts'
import { listingsTable } from './listings-table.ts'
import { answerError, RequestError } from './request-error.ts'
import { helpTable, templateTable } from './template.ts'

/** `GET /api/listings/export?format=xlsx`: all listings, with their drafts, as a spreadsheet. */
export const exportEndpoint = download('/export', async (req, columns, library) => {
  const listings = await findListings(req, columns)
  const format = req.query.format === 'csv' ? 'CSV' : 'Excel'
  await recordAudit(req, { event: 'listings-exported', facts: { count: listings.length, format } })
  const today = new Date().toISOString().slice(0, 10)
  return { name: `listings-${today}`, tables: [listingsTable(listings, columns, library)] }
})

/** `GET /api/listings/import/template?format=csv`: a spreadsheet to fill in. */
export const templateEndpoint = download('/import/template', async (_req, columns, library) => ({
  name: 'listings-template',
  tables: [templateTable(columns, library), helpTable(columns, library)],
}))

type MakeTables = (
  req: PayloadRequest,
  columns: Column[],
  library: Library,
) => Promise<{ name: string; tables: [Table, ...Table[]] }>

function download(path: string, makeTables: MakeTables): Omit<Endpoint, 'root'> {
  return {
    path,
    method: 'get',
    handler: async (req) => {
      try {
        if (!isEditor({ req })) throw new RequestError(403, 'Sign in to the studio first.')
        const columns = await findColumns(req)
        const { name, tables } = await makeTables(req, columns, await findLibrary(req, columns))
        return req.query.format === 'csv'
          ? fileResponse(writeCsv(tables[0]), `${name}.csv`, 'text/csv; charset=utf-8')
          : fileResponse(await writeWorkbook(tables), `${name}.xlsx`, XLSX)
      } catch (error) {
        return answerError(error)
      }
    },
  }
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function fileResponse(bytes: Buffer, name: string, type: string) {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  })
}
