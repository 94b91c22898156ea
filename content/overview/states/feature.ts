import type { CollectionBeforeOperationHook, SanitizedConfig } from 'payload'
import { addToCollection, type Feature } from '../../payload/feature.ts'
import { readChanged } from './read-states.ts'
import { asksForState, asStored } from './state-where.ts'

const aboveList = ['/overview/states/studio/state-tabs.tsx#StateTabs']

/** Lists can be narrowed to records in one state; it is named as in forms. */
export const statesInLists: Feature = {
  collection: (collection) =>
    collection.versions ? addToCollection(collection, { aboveList }) : collection,
  config: withStateFilters,
}

/** The panel of filters knows Payload’s two states only, so it does not offer the status. */
function withStateFilters(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, hooks, versions } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || status?.type !== 'select') continue
    status.admin = { ...status.admin, disableListFilter: true }
    hooks.beforeOperation = [translateStates, ...(hooks.beforeOperation ?? [])]
  }
  return config
}

const translateStates: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const { where } = { where: undefined, ...args }
  if (!where || !asksForState(where)) return args
  return { ...args, where: asStored(where, await readChanged(req, collection.slug)) }
}
