import type { ArrayField, Field } from 'payload'

/** The fields with a row label on every array, so that collapsed rows show their first words. */
export function withRowLabels(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'array') return labelled({ ...field, fields: withRowLabels(field.fields) })
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withRowLabels(tab.fields) }))
      return { ...field, tabs }
    }
    return 'fields' in field ? { ...field, fields: withRowLabels(field.fields) } : field
  })
}

function labelled(field: ArrayField): ArrayField {
  const noun = typeof field.labels?.singular === 'string' ? field.labels.singular : 'Row'
  const RowLabel = { path: '/studio/row-label.tsx#RowLabel', clientProps: { noun } }
  const components = { RowLabel, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
