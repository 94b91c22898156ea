/**
 * Sentences and links that an owner may take away: emptied, they are gone. Every other word is
 * needed, for instance as the name of a button, so an emptied one returns to the default.
 */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set([
  'cookies.more',
  'notFound.text',
  'notFound.contact',
  'failed.text',
  'failed.contact',
  'away.text',
  'away.contact',
  'form.optional',
  'form.news',
  'form.note',
  'form.sentText',
  'pages.beingPrepared',
  'pages.forEditors',
  'day.drag',
  'list.numbers',
])

/** Whether the word with this key may be empty. */
export function mayBeEmpty(key: string): boolean {
  return MAY_BE_EMPTY.has(key)
}
