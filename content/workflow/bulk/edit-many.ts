import { addDataAndFileToRequest, type Endpoint, type SanitizedConfig, type Where } from 'payload'
import { isEditor } from '../../payload/access.ts'
import { asDoc } from '../../payload/doc.ts'
import type { Feature } from '../../payload/feature.ts'
import { isCollection } from '../../payload/is-collection.ts'
import { beginBulk, recordsOf } from './begin.ts'
import { MOST_AT_ONCE } from './most-at-once.ts'

const BEGUN = 'This goes on by itself. Its progress is above the list.'

/** “Edit” of a list sets fields of many records in one request: with more than a few it is a bulk change. */
export const editsAsWork: Feature = {
  config: (config) => ({ ...config, collections: config.collections.map(withLongEdits) }),
}

type Config = SanitizedConfig['collections'][number]

function withLongEdits(config: Config): Config {
  const { endpoints, slug, trash, versions } = config
  if (!endpoints || !versions?.drafts || !trash) return config
  return { ...config, endpoints: endpoints.map((one) => longIfMany(slug, one)) }
}

/** Programs that write published records by `where`, without `draft`, get all of them in the answer. */
function longIfMany(collection: string, endpoint: Omit<Endpoint, 'root'>) {
  if (endpoint.method !== 'patch' || endpoint.path !== '/') return endpoint
  const handler: Endpoint['handler'] = async (req) => {
    const { where, draft } = req.query
    if (draft !== 'true' || !isEditor({ req }) || !isCollection(req.payload, collection))
      return endpoint.handler(req)
    const asked = asDoc(where) as Where
    const records = await recordsOf(req, 'edit', collection, asked)
    if (records.length <= MOST_AT_ONCE) return endpoint.handler(req)
    await addDataAndFileToRequest(req)
    const edit = { data: req.data }
    await beginBulk(req, { what: 'edit', collection, where: asked, edit })
    return Response.json({ docs: [], errors: [], message: BEGUN }, { status: 202 })
  }
  return { ...endpoint, handler }
}
