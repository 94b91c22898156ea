import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  SanitizedConfig,
} from 'payload'
import { isContentGlobal } from '../model/content-globals.ts'
import { globalKind, isCollection } from './kinds.ts'
import { markChanged } from './mark-changed.ts'

type OfRecord = Pick<
  Parameters<CollectionAfterDeleteHook>[0] | Parameters<CollectionAfterChangeHook>[0],
  'collection' | 'req' | 'doc'
>

const ofRecord = async ({ collection, doc, req }: OfRecord) => {
  if (isCollection(collection.slug))
    await markChanged(req, { kind: collection.slug, record: Number(doc.id) })
}

const ofGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  markChanged(req, { kind: globalKind(global.slug), record: 0 })

/** Updates the overview with every save and every deletion. */
export function withOverview(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, hooks } of config.collections) {
    if (!isCollection(slug)) continue
    hooks.afterChange = [...(hooks.afterChange ?? []), ofRecord]
    hooks.afterDelete = [
      ...(hooks.afterDelete ?? []),
      ({ id, ...rest }) => ofRecord({ ...rest, doc: { id } }),
    ]
  }
  for (const { slug, hooks } of config.globals) {
    if (!isContentGlobal(slug)) continue
    hooks.afterChange = [...(hooks.afterChange ?? []), ofGlobal]
  }
  return config
}
