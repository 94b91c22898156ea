import { NotFound, type PayloadRequest, type Where } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import type { Release, ReleaseMember } from '../../payload-types.ts'
import { parseRecord } from './records.ts'

/** A record of a release; without a target it was deleted since. */
export type Member = {
  id: number
  release: number
  record: string
  target: Target | undefined
  title: string
  isPublish: boolean
  savedAt: string
  addedBy: string
  before: number | null
  made: number | null
}

/** Reads a release for somebody who may see it. */
export async function readRelease(req: PayloadRequest, id: number): Promise<Release> {
  const find = { collection: 'releases', id, depth: 0, disableErrors: true, req } as const
  const release = await req.payload.findByID(find)
  if (!release) throw new NotFound(req.t)
  return release
}

/** The records of a release, in the order in which they were added. */
export function readMembers(req: PayloadRequest, release: number): Promise<Member[]> {
  return readMembersWhere(req, { release: { equals: release } })
}

export async function readMembersWhere(req: PayloadRequest, where: Where): Promise<Member[]> {
  const collection = 'release-members'
  const find = { collection, where, sort: 'id', depth: 0, pagination: false, req } as const
  const { docs } = await req.payload.find(find)
  return docs.map((doc) => memberOf(req, doc))
}

function memberOf(req: PayloadRequest, row: ReleaseMember): Member {
  const { id, release, record, title, action, savedAt, addedBy, before, made } = row
  return {
    id,
    release: typeof release === 'number' ? release : release.id,
    record,
    target: parseRecord(req.payload.config, record),
    title: title ?? '',
    isPublish: action === 'publish',
    savedAt: savedAt ?? '',
    addedBy: addedBy ?? '',
    before: before ?? null,
    made: made ?? null,
  }
}
