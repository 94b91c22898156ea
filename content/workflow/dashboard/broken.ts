import type { PayloadRequest } from 'payload'
import type { Kind } from '../../overview/kinds.ts'
import { outboxOf } from '../../publish/notifier.ts'
import type { ShownSchedule } from '../schedules/described.ts'
import { type DeadLink, readDeadLinks } from './dead-links.ts'

/** What does not work, as far as an editor can do something about it or should know. */
export type Broken = {
  failed: ShownSchedule[]
  deadLinks: DeadLink[]
  hasMoreLinks: boolean
  /** Copies of the site that have not heard of the last publish for a while. */
  unreached: { host: string; since: string }[]
}

/** A copy that has not answered for this long is worth a line; most answer in milliseconds. */
const LATE_MS = 5000

export async function readBroken(
  req: PayloadRequest,
  kinds: readonly Kind[],
  schedules: readonly ShownSchedule[],
  limit: number,
): Promise<Broken> {
  const links = await readDeadLinks(req, kinds, limit + 1)
  return {
    failed: schedules.filter(({ isFailed }) => isFailed),
    deadLinks: links.slice(0, limit),
    hasMoreLinks: links.length > limit,
    unreached: outboxOf(req.payload).flatMap(({ url, changes, ms }) => {
      if (changes === 0 || ms < LATE_MS) return []
      return [{ host: new URL(url).host, since: new Date(Date.now() - ms).toISOString() }]
    }),
  }
}
