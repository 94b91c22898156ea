import type { PropertyKind } from '@belvedere/kit/property-kind.ts'

type Types = {
  /** What the property is: a business as well, since in the vocabulary a place alone has no e-mail. */
  property: string | readonly string[]
  /** What is sold in it. The vocabulary has no villa and no office. */
  unit: string
}

/** What the vocabulary of schema.org calls a property of each kind, and what it sells. */
export const TYPES: Readonly<Record<PropertyKind, Types>> = {
  resort: { property: 'Resort', unit: 'Residence' },
  villas: { property: ['Residence', 'LocalBusiness'], unit: 'House' },
  apartments: { property: ['ApartmentComplex', 'LocalBusiness'], unit: 'Apartment' },
  estate: { property: ['Residence', 'LocalBusiness'], unit: 'House' },
  offices: { property: 'LocalBusiness', unit: 'Accommodation' },
  plots: { property: 'LocalBusiness', unit: 'Place' },
}
