import type { FlattenedBlock, FlattenedField } from 'payload'

/** The label of a field in the studio. */
export function labelOf(field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  if (typeof label === 'string') return label
  return field.name
}

/** The labels that lead to one row of a list. */
export function numbered(trail: string[], index: number) {
  return [...trail.slice(0, -1), `${trail.at(-1)} ${index + 1}`]
}

/** The labels that lead to one block of a list. */
export function blockTrail(
  trail: string[],
  { labels }: Extract<FlattenedField, { type: 'blocks' }>,
  { slug, ...kind }: FlattenedBlock,
  index: number,
): string[] {
  const noun = typeof labels?.singular === 'string' ? labels.singular : 'Block'
  const label = typeof kind.labels?.singular === 'string' ? kind.labels.singular : slug
  return [...trail.slice(0, -1), `${noun} ${index + 1}, ${label}`]
}
