import { shared } from '../service/shared.ts'
import type { Ahead } from './ahead.ts'

const holder = shared('ahead', (): { ahead?: Ahead } => ({}))

/** The background maker of variants in this process, if it runs. */
export function runningAhead(): Ahead | undefined {
  return holder.ahead
}

export function setRunningAhead(ahead: Ahead | undefined): void {
  if (ahead) holder.ahead = ahead
  else delete holder.ahead
}
