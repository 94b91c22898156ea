import { createLog } from '@belvedere/kit/log.ts'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { DeliveryContext } from './context.ts'
import { type ListedQueries, QueryListError } from './listed-queries.ts'

const log = createLog('content')

/**
 * Restricts the site's own token to the queries of the site, so that a leaked one reveals nothing
 * that is not on the site. Without a list every query of it is refused. Tokens made in the studio
 * may send any query within the weight limits.
 */
export function onlyListed(queries: ListedQueries): Plugin<object, DeliveryContext> {
  const report = oncePerMinute()
  return {
    onParams: ({ params, context, setResult }) => {
      const { query } = params
      // Yoga rejects a request without a query itself.
      if (!context.isSite || typeof query !== 'string') return
      const error = check(queries, query, report)
      if (error) setResult({ errors: [error] })
    },
  }
}

type Report = (message: string, advice: string) => void

function check(queries: ListedQueries, query: string, report: Report) {
  try {
    if (queries.has(query)) return undefined
    report('Query of the site’s token refused: it is not on the list of the site', IF_OWN)
    return queryError(403, 'QUERY_NOT_LISTED', NOT_LISTED)
  } catch (error) {
    if (!(error instanceof QueryListError)) throw error
    report(`Query list of the site not available: ${error.message}`, MAKE_IT)
    return queryError(503, 'QUERY_LIST_MISSING', NO_LIST)
  }
}

const NOT_LISTED =
  'This token is the site’s own and may send only the queries of the site. For other queries, make a delivery token in the studio.'
const NO_LIST =
  'The content service has no list of the queries of the site. See its log for what to do.'
const IF_OWN =
  'If the site sent it, the list is older than the site: copy the documents.json of its build here (SITE_DOCUMENTS).'
const MAKE_IT =
  'Build the site with "node site/build.ts", or set SITE_DOCUMENTS to the documents.json of its build.'

function queryError(status: number, code: string, message: string) {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}

const LOG_INTERVAL = 60_000

/** Logs each message at most once a minute, so that repeated requests do not fill the log. */
function oncePerMinute(): Report {
  const logged = new Map<string, number>()
  return (message, advice) => {
    if (Date.now() - (logged.get(message) ?? 0) < LOG_INTERVAL) return
    logged.set(message, Date.now())
    log.error(message, { advice })
  }
}
