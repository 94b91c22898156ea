import { createLog } from '@belvedere/kit/log.ts'
import { getOperationAST } from 'graphql'
import { _createLRUCache as createCache, createYoga, type Plugin } from 'graphql-yoga'
import type { SanitizedConfig } from 'payload'
import { siteDocuments } from '../service/env.ts'
import { metrics } from '../service/metrics.ts'
import type { DeliveryContext } from './context.ts'
import { limitQueries } from './limit-queries.ts'
import { ListedQueries } from './listed-queries.ts'
import { maskError } from './mask-error.ts'
import { onlyListed } from './only-listed.ts'
import { onlyQueries } from './only-queries.ts'
import { guardIntrospection, reportCacheTags } from './plugins.ts'
import { deliverySchema } from './schema/delivery-schema.ts'

type Engine = ReturnType<typeof createEngine>

const engines = new WeakMap<SanitizedConfig, Engine>()

/** The GraphQL engine for this content model; its schema is built once per process. */
export function engineFor(config: SanitizedConfig): Engine {
  const cached = engines.get(config)
  if (cached) return cached
  const engine = createEngine(config)
  engines.set(config, engine)
  return engine
}

/** The number of parsed queries to cache: several times the queries of a site. */
const MAX_CACHED = 64

function createEngine(config: SanitizedConfig) {
  return createYoga<DeliveryContext>({
    schema: deliverySchema(config),
    graphqlEndpoint: '/graphql{/preview}?',
    batching: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    parserAndValidationCache: {
      documentCache: createCache({ max: MAX_CACHED }),
      errorCache: createCache({ max: MAX_CACHED }),
    },
    maskedErrors: { maskError },
    logging: logger(),
    plugins: [
      ...listedQueries(),
      limitQueries(),
      onlyQueries(),
      guardIntrospection(),
      reportCacheTags(),
      countQueries(),
    ],
  })
}

function listedQueries() {
  const files = siteDocuments()
  return files ? [onlyListed(new ListedQueries(files))] : []
}

function logger() {
  const log = createLog('content')
  const fail = (error: unknown) => log.error('Delivery query failed', { error })
  const ignore = () => {}
  return { debug: ignore, info: ignore, warn: fail, error: fail }
}

/** Counts queries and their time, those of the site by operation. Others may have any name. */
function countQueries(): Plugin<DeliveryContext> {
  return {
    onExecute: ({ args }) => {
      const start = performance.now()
      const { contextValue, document, operationName } = args
      const name = getOperationAST(document, operationName)?.name?.value
      const operation = (contextValue.isSite && name) || 'other'
      return {
        onExecuteDone: ({ result }) => {
          metrics.queries.observe((performance.now() - start) / 1000, { operation })
          const hasFailed = 'errors' in result && (result.errors?.length ?? 0) > 0
          if (hasFailed) metrics.queryFailures.increment({ operation })
        },
      }
    },
  }
}
