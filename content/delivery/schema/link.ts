import { GraphQLID, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import { safeAddress } from '../address.ts'
import { asDoc, asDocs, asText, type DeliveryContext, type Doc } from '../context.ts'
import { recordPath } from '../paths.ts'
import { readRecord } from '../records.ts'

type Link = { id: string; label: string; to: string }

export const LinkRecord = new GraphQLObjectType<Link, DeliveryContext>({
  name: 'LinkRecord',
  description: 'Null where the link has no words or nowhere to lead.',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID) },
    label: { type: new GraphQLNonNull(GraphQLString) },
    to: { type: new GraphQLNonNull(GraphQLString) },
  },
})

/** A link as an editor set it, with the address it leads to today. */
export async function resolveLink(
  context: DeliveryContext,
  id: string,
  value: Doc,
): Promise<Link | null> {
  const label = asText(value.label)
  if (!label) return null
  const to = await destination(context, value)
  return to ? { id, label, to } : null
}

async function destination(context: DeliveryContext, { target, page, url }: Doc) {
  if (target === 'url') return safeAddress(url)
  return recordPath(context, 'pages', await readRecord(context, 'pages', page))
}

/** The links of a list that have words and lead somewhere, in the editor's order. */
export async function resolveLinks(context: DeliveryContext, rows: unknown): Promise<Link[]> {
  const links = asDocs(rows).map((row) => resolveLink(context, String(row.id), asDoc(row.link)))
  return (await Promise.all(links)).filter((link) => link !== null)
}
