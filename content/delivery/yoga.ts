import { createLog } from '@belvedere/kit/log.ts'
import { _createLRUCache as createCache, createYoga } from 'graphql-yoga'
import type { SanitizedConfig } from 'payload'
import { siteDocuments } from '../env.ts'
import type { DeliveryContext } from './context.ts'
import { limitQueries } from './limit-queries.ts'
import { ListedQueries } from './listed-queries.ts'
import { maskError } from './mask-error.ts'
import { onlyListed } from './only-listed.ts'
import { guardIntrospection, reportCacheTags } from './plugins.ts'
import { deliverySchema } from './schema/delivery-schema.ts'

type Engine = ReturnType<typeof createEngine>

const engines = new WeakMap<SanitizedConfig, Engine>()

/** The GraphQL engine over this content model; its schema is built once in a process. */
export function engineFor(config: SanitizedConfig): Engine {
  const known = engines.get(config)
  if (known) return known
  const engine = createEngine(config)
  engines.set(config, engine)
  return engine
}

/** How many queries are kept parsed: several times those of a site, and little memory. */
const PARSED = 64

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
      documentCache: createCache({ max: PARSED }),
      errorCache: createCache({ max: PARSED }),
    },
    maskedErrors: { maskError },
    logging: logger(),
    plugins: [...trust(), limitQueries(), guardIntrospection(), reportCacheTags()],
  })
}

function trust() {
  const files = siteDocuments()
  return files ? [onlyListed(new ListedQueries(files))] : []
}

function logger() {
  const log = createLog('content')
  const fail = (error: unknown) => log.error('A delivery query failed', { error })
  const quiet = () => {}
  return { debug: quiet, info: quiet, warn: fail, error: fail }
}
