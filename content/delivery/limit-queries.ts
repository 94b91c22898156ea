import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, type Source } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { mostRepeated } from './most-repeated.ts'
import { weigh } from './query-weight.ts'

/**
 * The heaviest query of the site, a page with forty kinds of block, stays below half of each of
 * these; so many levels are what tools need that ask for the schema.
 */
export const LIMITS = { tokens: 6000, cost: 30_000, depth: 15, repeated: 200 }

/** Mutex away queries that would keep the service busy, before they are validated or run. */
export function limitQueries(): Plugin {
  const judged = new WeakMap<DocumentNode, GraphQLError[]>()
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithin),
    onValidate: ({ params, setResult }) => {
      const errors = judged.get(params.documentAST) ?? judge(params.schema, params.documentAST)
      judged.set(params.documentAST, errors)
      if (errors.length > 0) setResult(errors)
    },
  }
}

function parseWithin(source: string | Source): DocumentNode {
  try {
    return parse(source, { maxTokens: LIMITS.tokens })
  } catch (error) {
    throw error instanceof RangeError ? refuse(TOO_DEEP) : error
  }
}

function judge(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  if (mostRepeated(document) > LIMITS.repeated) return [refuse(TOO_OFTEN)]
  const { cost, depth } = weigh(schema, document)
  if (depth > LIMITS.depth) return [refuse(TOO_DEEP)]
  return cost > LIMITS.cost ? [refuse(tooMuch(cost))] : []
}

const TOO_DEEP = `This query is nested too deeply: ${LIMITS.depth} levels are the most.`

const TOO_OFTEN = `This query repeats one name more than ${LIMITS.repeated} times: share fragments instead.`

function tooMuch(cost: number) {
  return `This query asks for too much (${cost} of ${LIMITS.cost}): split it into several.`
}

function refuse(message: string) {
  return new GraphQLError(message, {
    extensions: { code: 'QUERY_TOO_LARGE', http: { status: 400, spec: true } },
  })
}
