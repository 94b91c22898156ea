import { redactSecrets } from '@belvedere/kit/secrets.ts'
import { withoutParameters } from './query-parameters.ts'

/** An error in words for operators. The message of a failed query says less than its cause. */
export function faultReason(error: unknown): string {
  if (!(error instanceof Error)) return redactSecrets(String(error))
  const isQuery = error.message.startsWith('Failed query') && error.cause instanceof Error
  if (isQuery) return faultReason(error.cause)
  return redactSecrets(withoutParameters(error.message || error.name))
}
