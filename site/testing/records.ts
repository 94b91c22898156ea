import { said, sorrel } from '@belvedere/blocks/parts/listing/fixture.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import type { IndexedPage } from '../content/indexed-pages.ts'

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
  return said({
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
  })
}

/** A page of the index, created and changed on the same day. */
export function indexedPage(path: string, fields: Partial<IndexedPage> = {}): IndexedPage {
  const title = path.split('/').at(-1) || null
  const time = '2026-03-01T10:00:00.000Z'
  const own = { id: path, path, title, description: null, image: null }
  return { ...own, createdAt: time, updatedAt: time, ...fields }
}

/** A small picture whose address contains this name. */
export const namedPicture = (name: string): Picture => ({
  alt: name,
  title: null,
  focalPoint: { x: 0.5, y: 0.5 },
  responsiveImage: {
    src: `/media/${name}`,
    srcSet: '',
    width: 3,
    height: 2,
    aspectRatio: 1.5,
    bgColor: null,
    base64: null,
  },
})

export type Block = {
  id: string
  _modelApiKey: string
  _isHidden: boolean
  __typename: string
}

/** Adds a block's type name: a `banner_cta` is a `BannerCtaRecord`. */
export function block(kind: string, id: string, fields: object): Block {
  const name = kind.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const own = { id, _modelApiKey: kind, _isHidden: false, __typename: `${name}Record` }
  return { ...own, ...fields }
}

/** Words of an owner, by group, as the delivery API has them. */
export function ownWords(groups: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const rows = Object.entries(groups).flatMap(([group, words]) =>
    Object.entries(words).map(([name, text]) => ({ key: `${group}.${name}`, text })),
  )
  return { words: rows }
}
