import type { Endpoint, FlattenedField, PayloadRequest, SanitizedConfig } from 'payload'
import { openMedia } from '../../media/store.ts'
import { isEditor } from '../../payload/access.ts'
import { cleanBlock, cleanValues } from '../../payload/clean-values.ts'
import { asDoc, asText, type Doc } from '../../payload/doc.ts'
import { EDITOR_BYTES, tooLarge } from '../../service/limits.ts'
import { refuse } from '../../service/refuse.ts'
import { absolute } from '../address.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal } from '../records.ts'
import { seoMetaTags } from '../schema/seo.ts'
import type { Tag } from '../schema/tag.ts'
import { type ShareFacts, shareFacts, versionOf } from '../share/facts.ts'
import { drawDraft } from '../share/make-share.ts'
import { pageOf } from '../unsaved/page-of.ts'
import type { FoundView } from './view.ts'

const SIGN_IN = 'Sign in to the studio to see how a page is found.'
const NO_FORM = 'Send the form of a page as JSON, with "record", "values", "blocks" and "order".'
const NOT_DRAWN = 'The share picture could not be drawn. Change a field to try again.'

/**
 * `POST /api/found`: the search result and the share picture of a form in its current state. For
 * users of the studio, who may see drafts; nothing is stored.
 */
export const foundEndpoint: Endpoint = {
  path: '/found',
  method: 'post',
  handler: async (req) => {
    if (!isEditor({ req })) return refuse(403, SIGN_IN)
    if (Number(req.headers.get('content-length')) > EDITOR_BYTES)
      return refuse(413, tooLarge(EDITOR_BYTES))
    const form = parseForm(req.payload.config, await req.json?.().catch(() => undefined))
    if (!form) return refuse(400, NO_FORM)
    const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
    return Response.json(await viewOf(req, form), { headers })
  },
}

async function viewOf(req: PayloadRequest, { record, doc, known }: FoundForm): Promise<FoundView> {
  const state = { tags: new Set<string>(), globals: new Map() }
  const context: DeliveryContext = { req, endpoint: 'preview', isSite: false, ...state }
  const path = await pageOf(context, record, doc)
  const [site, tags, facts] = await Promise.all([
    readGlobal(context, 'site'),
    seoMetaTags(context, doc, path),
    shareFacts(context, doc, path ?? ''),
  ])
  const version = versionOf(facts)
  return {
    title: tags.find(({ tag }) => tag === 'title')?.content ?? '',
    description: contentOf(tags, 'description') ?? null,
    address: path === undefined ? null : absolute(path),
    site: asText(site?.name) ?? '',
    share: {
      title: contentOf(tags, 'og:title') ?? '',
      description: contentOf(tags, 'og:description') ?? null,
    },
    isHidden: asDoc(doc.seo).noIndex === true,
    version,
    ...(version === known ? { picture: null, problem: null } : await pictureOf(req, facts)),
  }
}

async function pictureOf(req: PayloadRequest, facts: ShareFacts) {
  try {
    const jpeg = await drawDraft(facts, openMedia().originals)
    return { picture: `data:image/jpeg;base64,${jpeg.toString('base64')}`, problem: null }
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'The share picture of a draft was not drawn.' })
    return { picture: null, problem: NOT_DRAWN }
  }
}

function contentOf(tags: readonly Tag[], name: string): string | undefined {
  const found = tags.find(({ attributes }) =>
    [attributes?.name, attributes?.property].includes(name),
  )
  return found?.attributes?.content
}

/** A form as the studio sends it: its record, and its values in the shape of the model. */
type FoundForm = { record: string; doc: Doc; known: string | undefined }

/** Reads a form, however incomplete; undefined if it is not the form of a page. */
function parseForm(config: SanitizedConfig, body: unknown): FoundForm | undefined {
  const { record, values, blocks, order, known } = asDoc(body)
  const fields = typeof record === 'string' ? fieldsOf(config, record) : undefined
  if (typeof record !== 'string' || !fields) return undefined
  const sent = asDoc(blocks)
  const ids = Array.isArray(order) ? order.filter((id) => typeof id === 'string') : []
  const rows = ids.flatMap((id) => cleanBlock(config, { ...asDoc(sent[id]), id }) ?? [])
  return {
    record,
    doc: { ...cleanValues(config, fields, asDoc(values)), blocks: rows },
    known: typeof known === 'string' ? known : undefined,
  }
}

/** The fields of a record that has a page, new or stored: `pages:0`, `pages:12`, `global:home`. */
function fieldsOf(config: SanitizedConfig, record: string): FlattenedField[] | undefined {
  const [kind, name] = record.split(':', 2)
  const owner =
    kind === 'global'
      ? config.globals.find(({ slug }) => slug === name)
      : config.collections.find(({ slug }) => slug === kind)
  return owner?.flattenedFields.some((field) => field.name === 'seo')
    ? owner.flattenedFields
    : undefined
}
