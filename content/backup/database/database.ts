import type { Engine } from '../../payload/database/migrations-dir.ts'
import type { Records } from '../archive/manifest.ts'

/** What a copy of the database holds. */
export type Contents = {
  records: Records
  /** The paths of the uploads that it names. */
  uploads: string[]
  migrations: string[]
  versions: string[]
}

/** The database of a place, by either engine. */
export type Database = {
  engine: Engine
  /** The name of its copy in an archive. */
  name: string
  /** Copies its state at one moment into a file, while the service writes. */
  copy: (file: string) => Promise<Contents>
  /** Reads a copy to its end and counts its records; rejects if it is damaged. */
  count: (file: string) => Promise<Records>
  /** The place in words if it has content, for a refusal to restore into it. */
  occupied: () => Promise<string | undefined>
  /** Makes the database of a copy, in an empty place. It is there whole or not at all. */
  restore: (file: string) => Promise<void>
  /** Replaces the database by a copy, and saves the replaced one to a file. No program may have it open. */
  replace: (copy: string, aside: string) => Promise<void>
  /** Counts the records that are there. */
  records: () => Promise<Records>
  /** Deletes mails and webhooks that wait to be sent, so that a rehearsal sends none. */
  forgetDeliveries: () => Promise<void>
}
