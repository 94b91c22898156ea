import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'

/** The names under which JSON may hold an id of this collection, whatever stands around them. */
export function namesOf(config: SanitizedConfig, wanted: CollectionSlug): Set<string> {
  const locales = config.localization ? config.localization.localeCodes : []
  // `value` is what polymorphic relations, and links and pictures of rich text, keep an id under.
  const names = new Set(['value'])
  const visit = (fields: FlattenedField[]) => {
    for (const field of fields) {
      if ('flattenedFields' in field) visit(field.flattenedFields)
      if (field.type === 'blocks') for (const one of field.blocks) visit(one.flattenedFields)
      if (field.type !== 'upload' && field.type !== 'relationship') continue
      if (![field.relationTo].flat().includes(wanted)) continue
      names.add(field.name)
      if (field.localized) for (const code of locales) names.add(code)
    }
  }
  for (const { flattenedFields } of config.blocks ?? []) visit(flattenedFields)
  return names
}
