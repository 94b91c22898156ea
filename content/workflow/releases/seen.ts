import type { PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import { refusal } from '../../payload/refusal.ts'
import type { Member } from './read-release.ts'
import { seenAs, withoutDraft } from './seen-as.ts'
import type { LiveMember } from './together.ts'

export const PUBLISHED = 'This release is published already.'
export const EMPTY = 'This release has no records yet. Add them on their forms.'
const OTHER_MEMBERS =
  'Somebody changed the records of this release since you opened it. Look at them, and try again.'

/** Refuses when members were added or removed since the publisher looked. */
export function refuseUnseen(members: readonly Member[], seen: readonly string[]) {
  const are = members.map((member) => withoutDraft(seenAs({ ...member, newest: '' })))
  const were = seen.map(withoutDraft)
  if (are.sort().join('\n') !== were.sort().join('\n')) throw refusal(OTHER_MEMBERS)
}

/**
 * The time at which the newest draft of a member was saved, and a message if the publisher has not
 * seen it.
 */
export async function lookAgain(
  req: PayloadRequest,
  member: LiveMember,
  seen: readonly string[],
): Promise<{ newest: string; message?: string }> {
  const { savedAt = '', savedBy = null } = (await readNewest(req, member.target, true)) ?? {}
  if (seen.includes(seenAs({ ...member, newest: savedAt }))) return { newest: savedAt }
  const by = savedBy ? ` by ${savedBy}` : ''
  const message = `This was changed${by} since you looked at it. Look at it again, then decide.`
  return { newest: savedAt, message }
}

/** Refuses a member whose draft was saved since the publisher looked. */
export async function refuseUnseenDraft(
  own: PayloadRequest,
  member: LiveMember,
  seen: readonly string[],
) {
  const { message } = await lookAgain(own, member, seen)
  if (message) throw refusal(message)
}

/**
 * Refuses a member whose draft was saved after a publisher set the time, unless a publisher saved
 * it on top of a seen draft (`keep-seen.ts`) or confirmed that they have seen it.
 */
export async function refuseChangedSince(own: PayloadRequest, { target, ...member }: LiveMember) {
  if (!member.isPublish) return
  const newest = await readNewest(own, target, true)
  if (newest?.savedAt !== member.savedAt) throw refusal(unseenBy(newest?.savedBy))
}

/** The reason why a scheduled release does not publish a draft, and the advice about it. */
export function unseenBy(savedBy: string | null | undefined) {
  const by = savedBy ? ` by ${savedBy}` : ''
  return `Changed${by} after the time was set, and no publisher has seen it yet. A publisher looks at it and chooses “I have seen the change” in the release; then it can be published.`
}
