import { join } from 'node:path'

/** The repository folder. */
export const root = join(import.meta.dirname, '..')

/** The folder of build stamps, templates and locks; safe to delete. */
export const stateDir = join(root, '.belvedere')

export const node = process.execPath
