import { isObject } from '@belvedere/kit/json.ts'
import type { Field, Tab } from 'payload'

/** A field with a name and a value that a property's files may have. */
export type NamedField = Extract<Field, { name: string }> | (Tab & { name: string; type: 'group' })

/** The fields of a form by name, without the rows, tabs and notes that only arrange them. */
export function namedFields(fields: readonly Field[]): NamedField[] {
  return fields.flatMap((field): NamedField[] => {
    if (field.type === 'tabs') return field.tabs.flatMap(fieldsOfTab)
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    if (field.type === 'ui' || field.type === 'join' || !('name' in field)) return []
    return isHidden(field) ? [] : [field as NamedField]
  })
}

function fieldsOfTab(tab: Tab): NamedField[] {
  return 'name' in tab && tab.name
    ? [{ ...tab, name: tab.name, type: 'group' }]
    : namedFields(tab.fields)
}

/** Fields that the service fills in itself. */
function isHidden(field: Field) {
  const admin: unknown = field.admin
  return isObject(admin) && admin.hidden === true
}

/** Whether the value of a group is a link, or a picture or film. */
export const isLinkGroup = (field: Field) => isNamed(field, 'LinkRecord')
export const isMediaGroup = (field: Field) => isNamed(field, 'MediaItemRecord')
/** Whether a group has the background of a block. */
export const isLookGroup = (field: Field) => isNamed(field, 'CustomizeRecord')

/** Whether the rows of a list are links, or pictures and films. */
export const isLinkList = (field: Field) => isNamed(field, 'LinkRow')
export const isMediaList = (field: Field) => isNamed(field, 'MediaListItemRecord')

function isNamed(field: Field, name: string) {
  return 'interfaceName' in field && field.interfaceName === name
}

/** The fields inside a group or the rows of a list. */
export function fieldsIn(field: NamedField): readonly Field[] {
  return 'fields' in field ? field.fields : []
}
