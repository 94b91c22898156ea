import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import documents from './documents.json' with { type: 'json' }
import type { Sheet } from './lay-out.ts'
import { sheetAsPdf } from './sheet.ts'

const sheets: Record<string, Sheet> = documents

/** Writes the downloadable one-page PDFs next to this file. */
for (const [name, sheet] of Object.entries(sheets)) {
  writeFileSync(join(import.meta.dirname, `${name}.pdf`), sheetAsPdf(sheet))
}
