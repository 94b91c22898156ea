import { shared } from '../../service/shared.ts'

const MINUTE = 60_000
const MOST = 1000

/** The versions that could not be drawn and the times of the failures, the oldest first. */
const failures = shared('failed share pictures', () => new Map<string, number>())

/** Whether the drawing of this version failed within the last minute: it would fail again. */
export function hasFailed(version: string, now = Date.now()): boolean {
  const failedAt = failures.get(version)
  return failedAt !== undefined && now - failedAt < MINUTE
}

export function noteFailure(version: string, now = Date.now()): void {
  failures.delete(version)
  failures.set(version, now)
  const [oldest] = failures.keys()
  if (failures.size > MOST && oldest !== undefined) failures.delete(oldest)
}
