import type { ArrayField, Block, Field } from 'payload'

/**
 * The fields with a label on every row of an array or of blocks, so that collapsed ones show their
 * first words.
 */
export function withRowLabels(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.type === 'array') return labelled({ ...field, fields: withRowLabels(field.fields) })
    if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(withBlockLabel) }
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withRowLabels(tab.fields) }))
      return { ...field, tabs }
    }
    return 'fields' in field ? { ...field, fields: withRowLabels(field.fields) } : field
  })
}

/** A kind of block with the label of a collapsed block, and with labels of the rows in it. */
export function withBlockLabel(kind: Block): Block {
  const name = typeof kind.labels?.singular === 'string' ? kind.labels.singular : kind.slug
  const Label = {
    path: '/workflow/comments/studio/block-label.tsx#BlockLabel',
    clientProps: { kind: name },
  }
  const components = { ...kind.admin?.components, Label }
  return { ...kind, fields: withRowLabels(kind.fields), admin: { ...kind.admin, components } }
}

function labelled(field: ArrayField): ArrayField {
  const noun = typeof field.labels?.singular === 'string' ? field.labels.singular : 'Row'
  const RowLabel = { path: '/studio/row-label.tsx#RowLabel', clientProps: { noun } }
  const components = { RowLabel, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
