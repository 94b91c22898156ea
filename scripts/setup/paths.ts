import { join } from 'node:path'

/** The folder of the repository. */
export const root = join(import.meta.dirname, '..', '..')

/** Where set-up remembers what it has built; safe to delete. */
export const workshop = join(root, '.belvedere')

export const node = process.execPath
