import { dataDir } from '@belvedere/kit/env.ts'
import { postgresUrl } from '../payload/database/url.ts'

/** Where an instance of Belvedere keeps what it has. */
export type Place = {
  dataDir: string
  /** The address of a PostgreSQL database; with SQLite, a file in `dataDir`. */
  databaseUrl: string | undefined
}

/** The place that the settings name. */
export function ownPlace(): Place {
  return { dataDir: dataDir(), databaseUrl: postgresUrl() }
}
