/** What the publisher saw of a member; the service compares it with what there is. */
export function seenAs({ record, isPublish }: { record: string; isPublish: boolean }): string {
  return `${isPublish ? 'publish' : 'unpublish'} ${record}`
}
