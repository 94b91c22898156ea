import { isObject } from '@belvedere/kit/json.ts'
import {
  addDataAndFileToRequest,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
  type Where,
} from 'payload'
import { isEditor } from '../../payload/access.ts'
import { addToCollection, type Feature } from '../../payload/feature.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { beginBulk, recordsOf } from './begin.ts'
import { openedAt, refuseChanged, watchEditOfList } from './changed-meanwhile.ts'
import { MOST_AT_ONCE } from './most-at-once.ts'

const BEGUN = 'This goes on by itself. Its progress is above the list.'

const MOMENT = '/workflow/bulk/studio/edit-moment.tsx#EditMoment'

/**
 * “Edit” of a list sets fields of many records in one request: with more than a few it is a bulk
 * change. What others have changed since its drawer was opened stays.
 */
export const editsAsWork: Feature = {
  collection: (collection) =>
    collection.versions
      ? addToCollection(collection, {
          hooks: { beforeOperation: [watchEditOfList], beforeValidate: [refuseChanged] },
          aboveList: [{ path: MOMENT, clientProps: { collection: collection.slug } }],
        })
      : collection,
  config: (config) => ({ ...config, collections: config.collections.map(withLongEdits) }),
}

type Config = SanitizedConfig['collections'][number]

function withLongEdits(config: Config): Config {
  const { endpoints, slug, trash, versions } = config
  if (!endpoints || !versions?.drafts || !trash) return config
  return { ...config, endpoints: endpoints.map((one) => longIfMany(slug, one)) }
}

/** What a list sends with it. */
const OF_LISTS = new Set(['depth', 'draft', 'locale', 'select', 'where'])

/**
 * Whoever names no records, or asks for anything else, such as a `limit`, gets Payload's answer: it
 * refuses to change all records of a collection. Programs that write published records by `where`,
 * without `draft`, get all of them in the answer.
 */
function isOfList({ query }: PayloadRequest): boolean {
  const isKnown = Object.keys(query).every((key) => OF_LISTS.has(key))
  return isKnown && query.draft === 'true' && isObject(query.where)
}

function longIfMany(collection: string, endpoint: Omit<Endpoint, 'root'>) {
  if (endpoint.method !== 'patch' || endpoint.path !== '/') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    if (!isOfList(req) || !isEditor({ req }) || !isCollection(req.payload, collection))
      return endpoint.handler(req)
    const where = req.query.where as Where
    const records = await recordsOf(req, 'edit', collection, where)
    if (records.length <= MOST_AT_ONCE) return endpoint.handler(req)
    await addDataAndFileToRequest(req)
    const edit = { data: req.data, since: openedAt(req) }
    await beginBulk(req, { what: 'edit', collection, where, edit })
    return Response.json({ docs: [], errors: [], message: BEGUN }, { status: 202 })
  }
  return { ...endpoint, handler }
}
