import type { Field, SanitizedConfig } from 'payload'
import { addToCollection, addToGlobal, type Feature } from '../../payload/feature.ts'
import { scheduleEndpoints } from './endpoints.ts'

const CELL = '/workflow/schedules/studio/status-cell.tsx#StatusCell'

const line: Field = {
  name: 'scheduled',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/workflow/schedules/studio/schedule-line.tsx#ScheduleLine' },
  },
}

/** Shows above the fields of a record or a setting, and in lists, its schedules. */
export const scheduling: Feature = {
  collection: (collection) =>
    collection.versions ? addToCollection(collection, { above: [line] }) : collection,
  global: (global) => addToGlobal(global, { above: [line] }),
  endpoints: scheduleEndpoints,
  config: withScheduledInLists,
}

/** Payload adds the column of the status itself. */
function withScheduledInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || status?.type !== 'select') continue
    const { components } = status.admin ?? {}
    status.admin = { ...status.admin, components: { ...components, Cell: CELL } }
  }
  return config
}
