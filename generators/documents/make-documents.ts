/*
 * Makes the PDFs that the demo offers for download, in `demo/documents/`, and `words.json` with their
 * texts. They are committed: neither tests nor builds make them. After a change of words or drawings, from the root of the project:
 *
 *   node generators/documents/make-documents.ts                 all six
 *   node generators/documents/make-documents.ts lagoon-guide    one of them
 *
 * Chromium prints them and qpdf packs them (Debian: `apt-get install chromium qpdf`; another
 * browser: CHROMIUM=/path/to/it). Check every page afterwards: a page has a fixed size, and
 * overflowing content is cut off.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DOCUMENTS } from './documents.ts'
import { asHtml } from './parts/document.ts'
import { printToPdf } from './parts/print.ts'
import { wordsIn } from './parts/words.ts'

const FOLDER = join(import.meta.dirname, '../../demo/documents')
const wanted = process.argv.slice(2)
const documents = DOCUMENTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const workDir = mkdtempSync(join(tmpdir(), 'documents-'))

for (const document of documents) {
  const page = join(workDir, `${document.name}.html`)
  writeFileSync(page, asHtml(document))
  printToPdf(page, join(FOLDER, `${document.name}.pdf`))
}
rmSync(workDir, { recursive: true })

const words = Object.fromEntries(DOCUMENTS.map((one) => [one.name, wordsIn(one)]))
writeFileSync(join(FOLDER, 'words.json'), `${JSON.stringify(words, null, 2)}\n`)
