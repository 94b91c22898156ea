import { sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'

type Fields = Record<string, unknown>

export const lagoon = {
  id: 'c1',
  slug: 'lagoon-villas',
  title: 'Lake Villas',
  description: 'Evening side.',
  featuredImage: null,
}

export const sea = { ...lagoon, id: 'c2', slug: 'sea-villas', title: 'Slope Villas' }

/** A listing of a category with these fields; the others have defaults. */
export function house(number: number, parts: Fields = {}): Fields {
  const name = `Villa ${number}`
  return {
    ...sorrel,
    id: `h${number}`,
    slug: `villa-${number}`,
    title: name,
    unit: `L ${String(number).padStart(2, '0')}`,
    category: lagoon,
    description: null,
    meshKey: null,
    pictures: [],
    ...parts,
  }
}
