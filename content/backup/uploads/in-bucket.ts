import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Bucket } from '../../media/storage/bucket.ts'
import { moveUploads } from '../../move/move-uploads.ts'
import { withSqlite } from '../../payload/database/sqlite-file.ts'
import { NAMES } from '../archive/manifest.ts'
import { withPostgres } from '../database/with-postgres.ts'
import type { Place } from '../place.ts'
import { pathsOf } from './named.ts'
import type { Uploads } from './uploads.ts'

/**
 * Uploads in a bucket. It does not know the bin, so the database says which paths are in it: a
 * backup can be restored to a disk, too.
 */
export function uploadsInBucket(bucket: Bucket, place: Place): Uploads {
  let sent: string[] = []
  return {
    list: async () => {
      const binned = await pathsInBin(place)
      const listed = new Map<string, string>()
      for await (const { name, identity } of bucket.list()) {
        const inBin = `${NAMES.uploads}/bin/${name}`
        listed.set(binned.has(inBin) ? inBin : `${NAMES.uploads}/${name}`, identity)
      }
      return listed
    },
    open: (path) => bucket.open(basename(path)),
    occupied: async () => {
      const { done } = await bucket.list().next()
      return done ? undefined : 'the bucket of S3_BUCKET (a new S3_PREFIX is an empty place in it)'
    },
    takeOver: async (unpacked) => {
      const from = join(unpacked, NAMES.uploads)
      if (existsSync(from)) sent = (await moveUploads(from, bucket)).sent
    },
    undo: async () => {
      for (const name of sent) await bucket.delete(name)
    },
  }
}

const IN_BIN = 'SELECT filename, shapes, deleted_at FROM media WHERE deleted_at IS NOT NULL'

async function pathsInBin({ databaseUrl, dataDir }: Place): Promise<Set<string>> {
  const rows = databaseUrl
    ? (await withPostgres(databaseUrl, (client) => client.query(IN_BIN))).rows
    : await withSqlite(join(dataDir, 'content.sqlite'), 'read', (database) =>
        database.prepare(IN_BIN).all(),
      )
  return new Set(rows.flatMap(pathsOf))
}
