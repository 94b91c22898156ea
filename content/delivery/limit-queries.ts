import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, type Source } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { mostRepeated } from './most-repeated.ts'
import { weigh } from './query-weight.ts'

/**
 * The heaviest query of the site, a page with forty kinds of blocks, stays below half of each
 * limit. The depth is that of the introspection queries of common tools.
 */
export const LIMITS = { tokens: 6000, cost: 32_000, depth: 15, repeated: 200 }

/** Rejects expensive queries before they are validated or executed. */
export function limitQueries(): Plugin {
  const checked = new WeakMap<DocumentNode, GraphQLError[]>()
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithin),
    onValidate: ({ params, setResult }) => {
      const errors = checked.get(params.documentAST) ?? check(params.schema, params.documentAST)
      checked.set(params.documentAST, errors)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens })
  } catch (error) {
    throw error instanceof RangeError ? queryError(TOO_DEEP) : error
  }
}

function check(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  if (mostRepeated(document) > LIMITS.repeated) return [queryError(TOO_OFTEN)]
  const { cost, depth } = weigh(schema, document)
  if (depth > LIMITS.depth) return [queryError(TOO_DEEP)]
  return cost > LIMITS.cost ? [queryError(tooExpensive(cost))] : []
}

const TOO_DEEP = `This query is nested too deeply: the limit is ${LIMITS.depth} levels.`

const TOO_OFTEN = `This query repeats a field more than ${LIMITS.repeated} times: use fragments instead.`

function tooExpensive(cost: number) {
  return `This query is too expensive (cost ${cost}, limit ${LIMITS.cost}): split it into several.`
}

function queryError(message: string) {
  return new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400, spec: true } },
  })
}
