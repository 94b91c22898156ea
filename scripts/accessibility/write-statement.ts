import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.ts'
import type { LastRun, Shown } from './last-run.ts'
import { RECORD_FILE, STATEMENT_FILE, statement } from './statement.ts'

/** Writes the statement and its record, as of today and of the engines of this installation. */
export function writeStatement(shown: Shown[]): void {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { 'axe-core': axe, 'accessibility-checker-engine': ibm } = devDependencies
  const run: LastRun = {
    date: new Date().toISOString().slice(0, 10),
    engines: { axe, ibm },
    shown,
  }
  writeFileSync(RECORD_FILE, `${JSON.stringify(run, null, 2)}\n`)
  writeFileSync(STATEMENT_FILE, statement(run))
}
