import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readGlobal, readRecord } from '../records.ts'
import type { Fields } from '../schema/build.ts'
import { link, type Tag } from '../schema/tag.ts'
import { type IconSource, iconSource } from './icon-source.ts'
import { type IconName, iconUrl } from './icons.ts'

/** The pictures that clients choose from, each with its side and its use. */
const LISTED: { name: IconName; size: number; purpose: string }[] = [
  { name: 'ico', size: 48, purpose: 'favicon' },
  { name: 'touch', size: 180, purpose: 'apple-touch' },
  { name: 'small', size: 192, purpose: 'any' },
  { name: 'large', size: 512, purpose: 'any' },
  { name: 'maskable', size: 512, purpose: 'maskable' },
]

const SiteIcon = new GraphQLObjectType({
  name: 'SiteIcon',
  description: 'The icon of the site as a square picture.',
  fields: {
    size: { type: new GraphQLNonNull(GraphQLInt), description: 'Its width in pixels.' },
    url: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Its path, below the address of the site.',
    },
    purpose: {
      type: new GraphQLNonNull(GraphQLString),
      description:
        'What it is for: `any` and `maskable` in a manifest, `apple-touch` on home screens of iOS, `favicon` (an ICO of 16, 32 and 48 pixels) where no page names an icon.',
    },
  },
})

/** The icons of the site as pictures. */
export const siteIconFields: Fields = {
  icons: {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(SiteIcon))),
    description: 'The icon of the site in each of its sizes.',
    resolve: async (site, _, context) => {
      const source = await sourceOf(context, site)
      if (!source) return []
      return LISTED.map(({ name, ...about }) => ({ ...about, url: iconUrl(source, name) }))
    },
  },
}

/**
 * The link tags of the icons that are made from an SVG; none for the built-in icon, which is at
 * `/favicon.svg`.
 */
export async function iconTags(context: DeliveryContext, site: Doc): Promise<Tag[]> {
  const source = await sourceOf(context, site)
  if (source?.kind !== 'drawing') return []
  return [
    link({ rel: 'icon', type: 'image/svg+xml', href: iconUrl(source, 'svg') }),
    link({ rel: 'apple-touch-icon', href: iconUrl(source, 'touch') }),
  ]
}

async function sourceOf(context: DeliveryContext, site: Doc): Promise<IconSource | null> {
  const brand = await readGlobal(context, 'brand')
  return iconSource({ brand, site, readFile: (id) => readRecord(context, 'media', id) })
}
