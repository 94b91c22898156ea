import { basename, relative, resolve } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'

/** What the seed says of a database that has content already. */
export const KEPT = 'The site already has content'

/**
 * The settings with which a property is read into a database of its own, whatever the usual one has:
 * `DATA_DIR=.data-kontor-haus PROPERTY=../kontor-haus`.
 */
export function ownSettings(folder: string): string {
  const shown = relative(projectRoot(), folder)
  return `DATA_DIR=${quoted(ownDataDir(folder))} PROPERTY=${quoted(shown)}`
}

/** The command that checks a property: `npm run check:property -- ../kontor-haus`. */
export function checkCommand(folder: string): string {
  return `npm run check:property -- ${quoted(relative(projectRoot(), folder))}`
}

/** The folder of that database, in the project. */
export function ownDataDir(folder: string): string {
  return `.data-${basename(folder)}`
}

/** What to do for a property that was asked for and not read. */
export function notReadNote(folder: string, dataDir: string): string {
  const shown = relative(projectRoot(), folder)
  const name = relative(projectRoot(), resolve(dataDir)) || dataDir
  return `kept: ${name} has content already, so ${shown} was not read. To see it, give it a database of its own: ${ownSettings(folder)} npm start`
}

const quoted = (path: string) => (/[^\w./-]/.test(path) ? `"${path}"` : path)
