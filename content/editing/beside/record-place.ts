import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload'
import { asRow, requestIfPossible } from '../../studio/request.ts'

/** A field of a record: `pages:12` or `global:home`, and a path with the ids of rows. */
export type Place = { record: string; path: string }

type Find = (what: { collectionSlug?: string; globalSlug?: string }) => unknown

/** The name under which an editor knows a record; undefined if there is none such. */
export async function titleOf(
  record: string,
  api: string,
  find: Find,
): Promise<string | undefined> {
  const [kind = '', id = ''] = record.split(':')
  if (kind === 'global') {
    const global = asConfig<ClientGlobalConfig>(find({ globalSlug: id }))
    return global && (typeof global.label === 'string' ? global.label : global.slug)
  }
  const collection = asConfig<ClientCollectionConfig>(find({ collectionSlug: kind }))
  if (!collection || !/^\d+$/.test(id)) return undefined
  const field = collection.admin.useAsTitle ?? 'title'
  const query = `depth=0&draft=true&select[${field}]=true`
  const doc = await requestIfPossible(`${api}/${kind}/${id}?${query}`)
  if (doc === undefined) return undefined
  const title = asRow(doc)[field]
  const { singular } = collection.labels ?? {}
  return typeof title === 'string' && title ? title : `${singular ?? 'Record'} ${id}`
}

function asConfig<Config>(config: unknown): Config | undefined {
  return typeof config === 'object' && config !== null ? (config as Config) : undefined
}
