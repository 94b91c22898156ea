import { asFields } from '@belvedere/kit/json.ts'
import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'
import { MOST_LISTED } from '../model/list-limits.ts'

/**
 * The functions of Payload that the studio’s pages call. It has more: for fields, widgets, joins,
 * folders, languages and schedules that the studio does not use.
 */
export const OFFERED: ReadonlySet<string> = new Set([
  'form-state',
  'render-document',
  'render-document-slots',
  'render-list',
])

/**
 * The call of a function as a browser sent it; undefined if it names another function, or a collection
 * or global that does not exist. Payload looks all of these names up in objects that have a
 * prototype: its answer to `constructor` was the whole request, with every header.
 */
export function readCall(
  sent: unknown,
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
): ServerFunctionClientArgs | undefined {
  const { name, args } = asFields(sent)
  if (typeof name !== 'string' || !OFFERED.has(name)) return undefined
  const own = asFields(args)
  const { collectionSlug, globalSlug, doc, global, query } = own
  const limit = Number(asFields(query).limit ?? 10)
  if (!(limit >= 0 && limit <= MOST_LISTED)) return undefined
  const slugs = new Set<unknown>([...config.collections, ...config.globals].map(({ slug }) => slug))
  const named = [collectionSlug, globalSlug, asFields(doc).relationTo, global].filter(
    (slug) => slug !== undefined && slug !== null,
  )
  return named.length > 0 && named.every((slug) => slugs.has(slug))
    ? { name, args: own }
    : undefined
}
