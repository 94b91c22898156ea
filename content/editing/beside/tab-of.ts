import type { ClientField } from 'payload'

/** The number of the tab of a form that a field of the record is in; undefined if it is in none. */
export function tabOf(fields: ClientField[], name: string): number | undefined {
  for (const field of fields) {
    if (field.type !== 'tabs') continue
    const tab = field.tabs.findIndex((tab) =>
      'name' in tab && tab.name ? tab.name === name : holds(tab.fields, name),
    )
    if (tab >= 0) return tab
  }
  return undefined
}

/** Rows, folds and groups without a name only arrange fields. */
function holds(fields: ClientField[], name: string): boolean {
  return fields.some((field) => {
    if ('name' in field && field.name) return field.name === name
    return 'fields' in field && holds(field.fields, name)
  })
}
