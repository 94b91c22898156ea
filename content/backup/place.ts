import { dataDir } from '@belvedere/kit/env.ts'
import { type BucketSettings, bucketSettings } from '../media/storage/bucket-settings.ts'
import { postgresUrl } from '../payload/database/url.ts'

/** Where an instance of Belvedere keeps what it has. */
export type Place = {
  dataDir: string
  /** The address of a PostgreSQL database; with SQLite, a file in `dataDir`. */
  databaseUrl: string | undefined
  /** The bucket of uploads; without one, a folder in `dataDir`. */
  bucket?: BucketSettings | undefined
}

/** The place that the settings name. */
export function ownPlace(): Place {
  return { dataDir: dataDir(), databaseUrl: postgresUrl(), bucket: bucketSettings() }
}
