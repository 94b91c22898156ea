import type { PayloadRequest } from 'payload'
import { formPath } from '../../overview/form-path.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { readTitles } from '../../overview/read-titles.ts'
import type { BinEntry } from '../../payload-types.ts'
import { BIN_PATH } from '../bin/bin-view.ts'
import { targetOf } from '../bin/target-of.ts'
import type { Named } from './progress.ts'

/** The titles of records and their pages in the studio: the form, or the bin. */
export async function namesOf(
  req: PayloadRequest,
  records: string[],
): Promise<Pick<Named, 'title' | 'path'>[]> {
  const where = { record: { in: records } }
  const query = { collection: 'bin-entries', where, pagination: false, req } as const
  const binned = new Map(
    (await req.payload.db.find<BinEntry>(query)).docs.map((one) => [one.record, one]),
  )
  const owners = records.map((record) => ownerOf(targetOf(req, record)))
  const titles = await readTitles(
    req,
    owners.flatMap((owner) => owner ?? []),
  )
  return records.map((record, i) => {
    const [entry, owner] = [binned.get(record), owners[i]]
    if (entry) return { title: entry.title, path: BIN_PATH }
    const title = owner && titles.get(`${owner.kind} ${owner.record}`)
    return { title: title || record, path: title && owner ? formPath(owner) : '' }
  })
}
