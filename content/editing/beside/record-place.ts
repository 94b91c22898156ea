import type { ClientCollectionConfig, ClientGlobalConfig } from 'payload'

/** A field of a record: `pages:12` or `global:home`, and a path with the ids of rows. */
export type Place = { record: string; path: string }

type Find = (what: { collectionSlug?: string; globalSlug?: string }) => unknown

/** The editor's word for a record; undefined if there is no such record. */
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
  const response = await fetch(`${api}/${kind}/${id}?${query}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const title: unknown = Object(await response.json().catch(() => undefined))[field]
  const { singular } = collection.labels ?? {}
  return typeof title === 'string' && title ? title : `${singular ?? 'Record'} ${id}`
}

function asConfig<Config>(config: unknown): Config | undefined {
  return typeof config === 'object' && config !== null ? (config as Config) : undefined
}
