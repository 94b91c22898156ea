import { isObject } from '@belvedere/kit/json.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import { type Target, targetOf } from '../../editing/together/target.ts'
import { isEditor } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { EDITOR_BYTES, tooLarge } from '../../service/limits.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { concernedPages } from './concerned-pages.ts'
import { MOST_SELECTED } from './most-selected.ts'
import { whatChanges } from './what-changes.ts'
import { whatSelectionChanges } from './what-selection-changes.ts'

const EXPECTED = 'Send collection and id, or global, and values: what the form holds.'

type Asked = { target: Target; values: Record<string, unknown> }

/**
 * `POST /api/before-publishing`: what publishing a form will change, field by field, and warnings.
 * `POST /api/before-publishing/pages`: the pages that it concerns, which takes longer.
 * `POST /api/before-publishing/selection`: both in short, for records that are selected in a list.
 */
export const beforePublishingEndpoints: Endpoint[] = [
  endpoint(isEditor, 'post', '/before-publishing', async (req) => {
    const { target, values } = await parse(req)
    return whatChanges(req, target, values)
  }),
  endpoint(isEditor, 'post', '/before-publishing/pages', async (req) =>
    concernedPages(req, [(await parse(req)).target]),
  ),
  endpoint(isEditor, 'post', '/before-publishing/selection', async (req) =>
    whatSelectionChanges(req, await parseSelection(req)),
  ),
]

async function parse(req: PayloadRequest): Promise<Asked> {
  const { collection, id, global, values = {} } = await readForm(req)
  const target = targetOf(req.payload.config, { collection, id, global })
  if (!target || !isObject(values)) throw refusal(EXPECTED, 400)
  return { target, values }
}

async function parseSelection(req: PayloadRequest): Promise<Target[]> {
  const { collection, ids } = await readForm(req)
  const all: unknown[] = Array.isArray(ids) ? ids : []
  const targets = all.map((id) => targetOf(req.payload.config, { collection, id }))
  const known = targets.filter((target) => target !== undefined)
  const isWhole = known.length === all.length && known.length > 0
  if (isWhole && known.length <= MOST_SELECTED) return known
  const expected = `Send collection and ids, from 1 to ${MOST_SELECTED}.`
  throw refusal(expected, 400)
}

async function readForm(req: PayloadRequest) {
  if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
    throw refusal(tooLarge(EDITOR_BYTES), 413)
  return readBody(req)
}
