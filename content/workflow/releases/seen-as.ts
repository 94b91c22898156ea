type Seen = { record: string; isPublish: boolean; newest: string }

/**
 * The state of a member that the publisher saw: its intended change, and the time at which its
 * newest draft was saved. The service compares it with the current state. The draft of a record
 * that is unpublished does not matter.
 */
export function seenAs({ record, isPublish, newest }: Seen): string {
  return isPublish ? `publish ${record} ${newest}` : `unpublish ${record}`
}

/** The same without the draft: the records of the release, and their intended changes. */
export function withoutDraft(seen: string): string {
  return seen.split(' ').slice(0, 2).join(' ')
}
