import { withCauses } from '@belvedere/kit/causes.ts'

/**
 * Why a query failed: no connection, no answer in time, the caller no longer waits, the service is
 * still starting (503 with `Retry-After`), the token is refused, the unsaved document of a preview is
 * forgotten, the service failed, or the query is wrong.
 */
export type FailureKind =
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'not ready'
  | 'refused'
  | 'gone'
  | 'server error'
  | 'query error'

/** The content service answered with errors, or not at all. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly kind: FailureKind

  constructor(message: string, options: ErrorOptions & { kind?: FailureKind } = {}) {
    const { kind = 'server error', ...rest } = options
    super(message, rest)
    this.kind = kind
  }
}

/**
 * Log fields for a failed fetch: a `ContentError` with its causes in a line, other errors with their
 * stack.
 */
export function reasonOf(error: unknown): { reason: string } | { error: unknown } {
  return error instanceof ContentError ? { reason: withCauses(error) } : { error }
}
