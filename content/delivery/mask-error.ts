import { GraphQLError } from 'graphql'

/**
 * Passes errors that are meant for the caller. Any other error keeps its path and HTTP status, but
 * its message is replaced: details go to the log only.
 */
export function maskError(error: unknown): Error {
  if (error instanceof GraphQLError && error.extensions.originalError) hideParser(error)
  if (error instanceof Error && !isUnexpected(error)) return error
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  const http = { status: statusOf(causeOf(error)) }
  return new GraphQLError(FAILED, {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true, http },
  })
}

/**
 * Removes the parser's message from the error for a body that is not JSON. Without a status of
 * ours, Yoga would log another error in its place and answer 200 to clients that accept plain JSON.
 */
function hideParser({ extensions }: GraphQLError) {
  delete extensions.originalError
  extensions.http = { status: 400 }
}

const FAILED = 'The content could not be read. See the log of the content service.'

/** Whether an error is not meant for the caller: anything that is not a `GraphQLError`. */
export function isUnexpected(error: unknown): boolean {
  return !(causeOf(error) instanceof GraphQLError)
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error
}

function statusOf(cause: unknown) {
  const status = cause instanceof Error && 'status' in cause ? Number(cause.status) : 500
  return status >= 400 && status <= 599 ? status : 500
}
