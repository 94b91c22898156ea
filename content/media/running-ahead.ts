import type { Ahead } from './ahead.ts'
import { shared } from './shared.ts'

const holder = shared('ahead', (): { ahead?: Ahead } => ({}))

/** What makes pictures ahead in this process, or undefined if nothing does. */
export function runningAhead(): Ahead | undefined {
  return holder.ahead
}

export function setRunningAhead(ahead: Ahead | undefined): void {
  if (ahead) holder.ahead = ahead
  else delete holder.ahead
}
