import { withCauses } from '@belvedere/kit/causes.ts'
import { redactSecrets } from '@belvedere/kit/secrets.ts'
import { withoutParameters } from './query-parameters.ts'

/** An error in words for operators, with its causes. */
export function faultReason(error: unknown): string {
  return redactSecrets(withoutParameters(withCauses(error)))
}
