import type { CollectionSlug, FlattenedField, SanitizedConfig } from 'payload'
import { madeOnce } from './made-once.ts'

/** The keys under which JSON of blocks and rich text may hold an id of this collection. */
export function namesOf(config: SanitizedConfig, collection: CollectionSlug): Set<string> {
  return namesIn(config, collection)
}

const namesIn = madeOnce((config: SanitizedConfig, collection) => {
  const locales = config.localization ? config.localization.localeCodes : []
  // Polymorphic relations and the links and pictures of rich text store the id as `value`.
  const names = new Set(['value'])
  const visit = (fields: FlattenedField[]) => {
    for (const field of fields) {
      if ('flattenedFields' in field) visit(field.flattenedFields)
      if (field.type === 'blocks') for (const one of field.blocks) visit(one.flattenedFields)
      if (field.type !== 'upload' && field.type !== 'relationship') continue
      if (![field.relationTo].flat().some((slug) => slug === collection)) continue
      names.add(field.name)
      if (field.localized) for (const code of locales) names.add(code)
    }
  }
  for (const { flattenedFields } of config.blocks ?? []) visit(flattenedFields)
  return names
})
