import type { PayloadRequest } from 'payload'
import { recordAudit } from '../../accounts/audit/record.ts'
import { RELEASE } from '../../publish/publications.ts'
import { readMembers } from './read-release.ts'

/** Records an action on a whole release in the audit log, after the entries of its records. */
export async function recordRelease(
  req: PayloadRequest,
  id: number,
  event: 'release-published' | 'release-taken-back',
): Promise<void> {
  const count = (await readMembers(req, id)).length
  const title = String(req.context[RELEASE] ?? '')
  await recordAudit(req, { event, record: `releases:${id}`, title, facts: { count } })
}
