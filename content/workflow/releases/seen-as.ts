type Seen = { record: string; isPublish: boolean; newest: string }

/**
 * What the publisher saw of a member: what is to become of it, and when its newest draft was saved.
 * The service compares it with what there is. What leaves the site may have changed.
 */
export function seenAs({ record, isPublish, newest }: Seen): string {
  return isPublish ? `publish ${record} ${newest}` : `unpublish ${record}`
}

/** The same without the draft: which records are in the release, and what becomes of them. */
export function withoutDraft(seen: string): string {
  return seen.split(' ').slice(0, 2).join(' ')
}
