import type { PayloadRequest } from 'payload'
import type { Member } from './read-release.ts'
import { lookAgain } from './seen.ts'
import { liveMember, type Problem } from './together.ts'

/**
 * Records the drafts that the publisher has seen who sets the time of a release. Returns those that
 * were changed since the publisher looked; then nothing is recorded.
 */
export async function noteSeen(
  req: PayloadRequest,
  members: readonly Member[],
  seen: readonly string[],
): Promise<Problem[]> {
  const looks = await Promise.all(
    members
      .flatMap((member) => liveMember(member) ?? [])
      .map(async (member) => ({ ...member, ...(await lookAgain(req, member, seen)) })),
  )
  const problems = looks.flatMap(({ record, message }) => (message ? { record, message } : []))
  if (problems.length > 0) return problems
  for (const { id, newest } of looks) {
    const data = { savedAt: newest }
    const collection = 'release-members'
    await req.payload.db.updateOne({ collection, id, data, req, returning: false })
  }
  return []
}
