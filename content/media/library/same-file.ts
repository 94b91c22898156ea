import type { PayloadRequest } from 'payload'
import type { Row } from '../../payload/row.ts'
import { hashOf } from '../bytes.ts'
import { hashInName } from '../file-name.ts'
import { uploads } from '../storage/uploads-storage.ts'

/** A file of the library, or of the bin, with the bytes of one that is about to be uploaded. */
export type SameFile = { id: number; filename: string; isInBin: boolean }

/** What is known of a file before it is sent: its size in bytes, and its SHA-256 in hex. */
export type Fingerprint = { size: number; sha256: string }

type Candidate = Row & { id: number; filename?: string | null }

/**
 * The file with these bytes, rather one of the library than of the bin. The name of a file begins
 * its hash, so few are read to be sure, and files from before this question are found as well.
 */
export async function findSameFile(
  req: PayloadRequest,
  { size, sha256 }: Fingerprint,
): Promise<SameFile | undefined> {
  // Names from before `hashInName` had a letter begin like the hash.
  const starts = [...new Set([hashInName(sha256), sha256.slice(0, 8)])]
  const named = starts.map((start) => ({ filename: { contains: start } }))
  const { docs } = await req.payload.db.find<Candidate>({
    collection: 'media',
    where: { and: [{ filesize: { equals: size } }, { or: named }] },
    sort: 'id',
    pagination: false,
    req,
  })
  const files = docs.flatMap(({ id, filename, deletedAt }) =>
    filename ? [{ id, filename, isInBin: Boolean(deletedAt) }] : [],
  )
  for (const file of files.toSorted((a, b) => Number(a.isInBin) - Number(b.isInBin)))
    if ((await hashOfStored(file)) === sha256) return file
  return undefined
}

async function hashOfStored({ filename, isInBin }: SameFile) {
  const path = await uploads().find(filename, isInBin ? 'bin' : 'public')
  return path && hashOf(path)
}
