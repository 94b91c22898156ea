import { createLog } from '@belvedere/kit/log.ts'
import { metrics } from '../../service/metrics.ts'
import type { Result } from './attempt.ts'
import type { DeliveryRow } from './row.ts'

const log = createLog('content')

/** Counts the result of an attempt, and logs failures. */
export function reportResult({ kind, reference, attempts }: DeliveryRow, result: Result): void {
  const { state } = result
  metrics.deliveries.increment({ kind, result: state === 'given-up' ? 'given up' : state })
  if (!('reason' in result)) return
  const fields = { kind, reference, attempts: attempts + 1 }
  if (state === 'given-up') log.error(`A delivery was given up: ${result.reason}`, fields)
  else log.warn(`A delivery failed, will retry: ${result.reason}`, fields)
}
