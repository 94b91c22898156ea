import type { PayloadRequest } from 'payload'
import { formPath } from '../../overview/form-path.ts'
import { ownerOf } from '../../overview/kinds.ts'
import { readTitles } from '../../overview/read-titles.ts'
import type { Member } from './read-release.ts'
import type { Released } from './records.ts'

/** The titles of the members by `record`; what was deleted has the title that it had. */
export async function recordTitles(
  req: PayloadRequest,
  members: readonly Member[],
): Promise<Map<string, string>> {
  const owners = members.flatMap(({ target }) => (target && ownerOf(target)) ?? [])
  const titles = await readTitles(req, owners)
  return new Map(members.map((member) => [member.record, titleOf(titles, member)]))
}

/** The title of a record as lists show it. */
export async function recordTitle(req: PayloadRequest, target: Released): Promise<string> {
  const owner = ownerOf(target)
  const titles = await readTitles(req, owner ? [owner] : [])
  return titles.get(`${owner?.kind} ${owner?.record}`) || 'Without a title'
}

/** Where the form of a record is in the studio. */
export function studioPath(target: Released): string | undefined {
  const owner = ownerOf(target)
  return owner && formPath(owner)
}

function titleOf(titles: Map<string, string>, { target, title }: Member) {
  const owner = target && ownerOf(target)
  return titles.get(`${owner?.kind} ${owner?.record}`) || title || 'Without a title'
}
