import { type DocumentNode, GraphQLError, Kind } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses mutations and subscriptions with a sentence. The GraphQL over HTTP specification asks for
 * 405 where a mutation comes by GET.
 */
export function onlyQueries(): Plugin {
  return {
    onParse:
      () =>
      ({ result, context, replaceParseResult }) => {
        if (isDocument(result) && !hasOnlyQueries(result)) {
          replaceParseResult(refusal(context.request.method))
        }
      },
  }
}

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === 'object' && result !== null && 'definitions' in result
}

function hasOnlyQueries({ definitions }: DocumentNode) {
  return definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query',
  )
}

function refusal(method: string) {
  const http = method === 'GET' ? { status: 405, headers: { Allow: 'POST' } } : { status: 400 }
  const extensions = { code: 'BAD_REQUEST', http: { spec: true, ...http } }
  return new GraphQLError(READ_ONLY, { extensions })
}

const READ_ONLY =
  'This API only reads content: it has no mutations and no subscriptions. Send a query.'
