import type { PayloadRequest } from 'payload'
import { publicInquireTo } from '../../delivery/inquire-to.ts'
import type { Kind } from '../../overview/kinds.ts'
import { outboxOf } from '../../publish/notifier.ts'
import type { ShownSchedule } from '../schedules/described.ts'
import { type DeadLink, readDeadLinks } from './dead-links.ts'
import { isPublicPath } from './dead-paths.ts'

/** The problems that an editor can solve or should know about. */
export type Broken = {
  failed: ShownSchedule[]
  deadLinks: DeadLink[]
  hasMoreLinks: boolean
  /** Whether a site that is open has no page where visitors ask, and so no “Inquire”. */
  isWithoutInquire: boolean
  /** Replicas of the site that have not acknowledged the last publish for a while. */
  unreached: { host: string; since: string }[]
}

/** A replica that has not answered for this long is reported; most answer in milliseconds. */
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
    isWithoutInquire: (await isPublicPath(req, '/')) && !(await publicInquireTo(req)),
    unreached: outboxOf(req.payload).flatMap(({ url, changes, ms }) => {
      if (changes === 0 || ms < LATE_MS) return []
      return [{ host: new URL(url).host, since: new Date(Date.now() - ms).toISOString() }]
    }),
  }
}
