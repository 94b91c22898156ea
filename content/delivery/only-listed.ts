import { createLog } from '@belvedere/kit/log.ts'
import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { DeliveryContext } from './context.ts'
import { type ListedQueries, NoListError } from './listed-queries.ts'

const log = createLog('content')

/**
 * A published token may ask what the site asks and nothing else, so that a leaked one opens nothing
 * that is not on the site. Without a list it may ask nothing at all.
 */
export function onlyListed(queries: ListedQueries): Plugin<object, DeliveryContext> {
  const complain = onceEach()
  return {
    onParams: ({ params, context, setResult }) => {
      const { query } = params
      // What has no text is no query: it is refused further on, in the words for that.
      if (context.scope !== 'published' || typeof query !== 'string') return
      const refused = judge(queries, query, complain)
      if (refused) setResult({ errors: [refused] })
    },
  }
}

type Complain = (what: string, advice: string) => void

function judge(queries: ListedQueries, query: string, complain: Complain) {
  try {
    if (queries.has(query)) return undefined
    complain('A published token asked a query that is not on the list of the site', IF_OWN)
    return refuse(403, 'QUERY_NOT_LISTED', NOT_LISTED)
  } catch (error) {
    if (!(error instanceof NoListError)) throw error
    complain(`The queries of the site are not known: ${error.message}`, MAKE_IT)
    return refuse(503, 'QUERY_LIST_MISSING', NO_LIST)
  }
}

const NOT_LISTED =
  'This token may ask the queries of the site only. Free queries and the schema need a delivery token whose scope is preview.'
const NO_LIST =
  'The content service does not know the queries of the site; its log says what to do.'
const IF_OWN =
  'If it was the site itself, the list is older than the site: bring the documents.json of its build here (SITE_DOCUMENTS).'
const MAKE_IT =
  'Build the site with "node site/build.ts", or set SITE_DOCUMENTS to the documents.json of its build.'

function refuse(status: number, code: string, message: string) {
  return new GraphQLError(message, { extensions: { code, http: { status } } })
}

const PAUSE = 60_000

/** A line a minute for each complaint: whoever tries tokens must not fill the log. */
function onceEach(): Complain {
  const said = new Map<string, number>()
  return (what, advice) => {
    if (Date.now() - (said.get(what) ?? 0) < PAUSE) return
    said.set(what, Date.now())
    log.error(what, { advice })
  }
}
