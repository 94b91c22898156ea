import type { Member } from './read-release.ts'
import { refusal } from './refusal.ts'
import { seenAs } from './seen-as.ts'

export const PUBLISHED = 'This release is published already.'
export const EMPTY = 'This release has no records yet. Add them on their forms.'
const OTHER_MEMBERS =
  'Somebody changed the records of this release since you opened it. Look at them, and try again.'

/** Refuses when members came or went since the publisher looked. */
export function refuseUnseen(members: readonly Member[], seen: readonly string[]) {
  const [are, were] = [members.map(seenAs), [...seen]].map((list) => list.sort().join('\n'))
  if (are !== were) throw refusal(OTHER_MEMBERS)
}
