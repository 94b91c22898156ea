import { type DocumentNode, GraphQLError, Kind } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/**
 * Refuses mutations and subscriptions with a sentence. The GraphQL over HTTP specification asks for
 * 405 where a mutation comes by GET, whatever type of response the client accepts.
 */
export function onlyQueries(): Plugin {
  return {
    onParse:
      () =>
      ({ result, context, replaceParseResult }) => {
        if (!isDocument(result) || hasOnlyQueries(result)) return
        // The status of a thrown error is kept; a returned result would get the status of a query.
        if (context.request.method === 'GET') throw refusal({ status: 405, headers: ALLOW })
        replaceParseResult(refusal({ status: 400 }))
      },
  }
}

const ALLOW = { Allow: 'POST' }

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === 'object' && result !== null && 'definitions' in result
}

function hasOnlyQueries({ definitions }: DocumentNode) {
  return definitions.every(
    (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === 'query',
  )
}

function refusal(http: object) {
  return new GraphQLError(READ_ONLY, { extensions: { code: 'BAD_REQUEST', http } })
}

const READ_ONLY =
  'This API only reads content: it has no mutations and no subscriptions. Send a query.'
