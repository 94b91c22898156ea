import { GraphQLError } from 'graphql'

/**
 * Errors that were written for the caller pass as they are. Anything else keeps its place and its
 * HTTP status, while its words go to the log alone.
 */
export function maskError(error: unknown): Error {
  if (error instanceof Error && !isUnexpected(error)) return error
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  const http = { status: statusOf(causeOf(error)) }
  return new GraphQLError(FAILED, {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', unexpected: true, http },
  })
}

const FAILED = 'The content could not be read; the log of the content service says why.'

/** True for everything that nobody wrote down as an answer to the caller. */
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
