import { GraphQLError } from 'graphql'

/**
 * Errors that were written for the caller pass as they are. Anything else keeps its place and its
 * HTTP status, while its words go to the log alone.
 */
export function maskError(error: unknown): Error {
  const cause = causeOf(error)
  if (cause instanceof GraphQLError) return error instanceof Error ? error : cause
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
  return new GraphQLError(
    'The content could not be read; the log of the content service says why.',
    {
      ...place,
      extensions: {
        code: 'INTERNAL_SERVER_ERROR',
        unexpected: true,
        http: { status: statusOf(cause) },
      },
    },
  )
}

function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causeOf(error.originalError) : error
}

function statusOf(cause: unknown) {
  const status = cause instanceof Error && 'status' in cause ? Number(cause.status) : 500
  return status >= 400 && status <= 599 ? status : 500
}
