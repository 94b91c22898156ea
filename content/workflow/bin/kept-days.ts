/** How long a record stays in the bin. */
export const KEPT_DAYS = 30

const DAY = 24 * 60 * 60_000

/** Records that went into the bin before this moment are erased. */
export function lastKept(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * DAY)
}

/** The number of days until a record is erased, at least one: the job runs once an hour. */
export function daysLeft(since: string, now: Date): number {
  const left = new Date(since).getTime() - lastKept(now).getTime()
  return Math.max(1, Math.ceil(left / DAY))
}
