/**
 * The kinds of properties, with their names in the studio. The kind decides what the property sells is
 * called, and what search engines are told about it.
 */
export const PROPERTY_KINDS = {
  resort: 'Resort',
  villas: 'Villas',
  apartments: 'Apartment building',
  estate: 'Estate of houses',
  offices: 'Offices',
  plots: 'Plots of land',
} as const

export type PropertyKind = keyof typeof PROPERTY_KINDS

/** The kind of a property that has not chosen one. */
export const FIRST_KIND: PropertyKind = 'resort'

/** The kind of this name, or the first one. */
export function kindNamed(name: unknown): PropertyKind {
  return KIND_NAMES.find((kind) => kind === name) ?? FIRST_KIND
}

/** The names of the kinds, in the order in which the studio lists them. */
export const KIND_NAMES = Object.keys(PROPERTY_KINDS) as PropertyKind[]
