import { anchorAddress, linkAddress } from '@belvedere/kit/link-address.ts'
import { GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { COLLECTION_PAGES, pageCollections } from '../../kinds/table.ts'
import { asDoc, asDocs, asText, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { readAddress } from '../paths.ts'

type Link = { id: string; label: string; to: string }

export const LinkRecord = new GraphQLObjectType<Link, DeliveryContext>({
  name: 'LinkRecord',
  description: 'A link with its current address. Null when it has no target.',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID), description: 'Unique in the record.' },
    label: { type: new GraphQLNonNull(GraphQLString), description: 'The text of the link.' },
    to: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'A path of the site, an anchor of the page, or an address elsewhere.',
    },
  },
})

/** The text of a link that was given none (spec §3). */
const READ_MORE = 'Read More'

/** A link with the current address of its target; null without one. */
export async function resolveLink(
  context: DeliveryContext,
  id: string,
  value: Doc,
): Promise<Link | null> {
  const to = await destination(context, value)
  return to ? { id, label: asText(value.label) ?? READ_MORE, to } : null
}

/** The collections that a link may refer to, by target type, which is also the field name. */
const RECORDS = new Map(
  pageCollections.map((collection) => [COLLECTION_PAGES[collection].link.target, collection]),
)

/** Links saved before target types existed have none and lead to a page. */
async function destination(context: DeliveryContext, link: Doc) {
  const target = asText(link.target) ?? 'page'
  if (target === 'url') return linkAddress(link.url)
  if (target === 'anchor') return anchorAddress(link.anchor)
  const collection = RECORDS.get(target)
  return collection && readAddress(context, collection, link[target])
}

/** The links of a list that have a target, in the editor's order. */
export async function resolveLinks(context: DeliveryContext, rows: unknown): Promise<Link[]> {
  const links = asDocs(rows).map((row) => resolveLink(context, String(row.id), asDoc(row.link)))
  return (await Promise.all(links)).filter((link) => link !== null)
}
