/** How long an import can be continued or taken back: what it was to save and has saved is kept. */
export const KEPT_DAYS = 30

/** How long the history names an import. */
export const NAMED_DAYS = 365

const DAY = 24 * 60 * 60_000

/** The moment so many days ago, as the database has it. */
export function daysAgo(days: number, now = new Date()): string {
  return new Date(now.getTime() - days * DAY).toISOString()
}
