import type { PayloadRequest } from 'payload'
import { readMembers } from '../releases/read-release.ts'
import { RELEASE } from './publications.ts'
import { recordAudit } from './record.ts'

/** Records what was done with a whole release, after the entries of its records. */
export async function recordRelease(
  req: PayloadRequest,
  id: number,
  event: 'release-published' | 'release-taken-back',
): Promise<void> {
  const count = (await readMembers(req, id)).length
  const title = String(req.context[RELEASE] ?? '')
  await recordAudit(req, { event, record: `releases:${id}`, title, facts: { count } })
}
