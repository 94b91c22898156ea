import type { Field, SanitizedConfig } from 'payload'

const LINE = '/workflow/schedules/studio/schedule-line.tsx#ScheduleLine'
const CELL = '/workflow/schedules/studio/status-cell.tsx#StatusCell'

type WithFields = { fields: Field[] }

/** Says above the fields of a record or a setting what is scheduled for it. */
export function withScheduleLine<Config extends WithFields>(config: Config): Config {
  const line: Field = {
    name: 'scheduled',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: LINE } },
  }
  return { ...config, fields: [line, ...config.fields] }
}

/** Says in lists what is scheduled, beside the status. */
export function withScheduledInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    const status = fields.find((field) => 'name' in field && field.name === '_status')
    if (!versions?.drafts || status?.type !== 'select') continue
    const { components } = status.admin ?? {}
    status.admin = { ...status.admin, components: { ...components, Cell: CELL } }
  }
  return config
}
