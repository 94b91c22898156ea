import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Keeps Chromium from calling home, and lets it run as root in a container. */
const FLAGS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/**
 * Prints an HTML file to a tagged PDF. Chromium does not compress the tags, which are most of a
 * large table, so qpdf packs them.
 */
export function printToPdf(page: string, pdf: string): void {
  const workDir = mkdtempSync(join(tmpdir(), 'print-'))
  const printed = join(workDir, 'printed.pdf')
  const print = ['--no-pdf-header-footer', '--generate-pdf-document-outline']
  const where = [`--user-data-dir=${workDir}`, `--print-to-pdf=${printed}`]
  run(CHROMIUM, [...FLAGS, ...print, ...where, pathToFileURL(page).href])
  run('qpdf', ['--object-streams=generate', '--deterministic-id', printed, pdf])
  rmSync(workDir, { recursive: true, force: true })
}

function run(program: string, options: string[]) {
  execFileSync(program, options, { stdio: 'ignore', timeout: 120_000 })
}
