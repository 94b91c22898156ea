import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { DeliveryContext, Doc } from '../delivery/context.ts'
import { readGlobal, readRecord } from '../delivery/records.ts'
import type { Fields } from '../delivery/schema/build.ts'
import { link, type Tag } from '../delivery/schema/tag.ts'
import { type IconSource, iconSource } from './icon-source.ts'
import { iconUrl } from './icons.ts'

/** The small one is for clients that ask for `/favicon.ico`, the others for the manifest. */
const LISTED = [32, 192, 512] as const

const SiteIcon = new GraphQLObjectType({
  name: 'SiteIcon',
  description: 'The icon of the site as a square picture.',
  fields: {
    size: { type: new GraphQLNonNull(GraphQLInt), description: 'Its width in pixels.' },
    url: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Its path, below the address of the site.',
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
      return source ? LISTED.map((size) => ({ size, url: iconUrl(source, size) })) : []
    },
  },
}

/** The link tags of the icons that are made from a drawing; none without one. */
export async function iconTags(context: DeliveryContext, site: Doc): Promise<Tag[]> {
  const source = await sourceOf(context, site)
  if (!source) return []
  return [
    link({ rel: 'icon', type: 'image/svg+xml', href: iconUrl(source) }),
    link({ rel: 'apple-touch-icon', href: iconUrl(source, 180) }),
  ]
}

async function sourceOf(context: DeliveryContext, site: Doc): Promise<IconSource | null> {
  const brand = await readGlobal(context, 'brand')
  return iconSource({ brand, site, readFile: (id) => readRecord(context, 'media', id) })
}
