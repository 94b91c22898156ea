import { asString } from '@belvedere/kit/json.ts'
import {
  type GraphQLFieldConfig,
  type GraphQLObjectType,
  GraphQLUnionType,
  getNamedType,
  isUnionType,
} from 'graphql'
import type { FlattenedBlock, FlattenedBlocksField } from 'payload'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import type { DeliveryContext } from '../context.ts'
import { asObject, type Build, objectOnce } from './build.ts'
import { extraBlockFields } from './extra-block-fields.ts'
import { BlockInterface, blockIdentity, listOf } from './interfaces.ts'
import { LinkRecord, resolveLink } from './link.ts'
import { unionName } from './names.ts'

/** The interface name of blocks that only hold a link. */
const LINK_BLOCK = 'LinkBlock'

/**
 * The blocks of a page or of another block, as a union. Blocks whose kind is no longer in the model
 * and links without a target are left out.
 */
export function blocksField(
  build: Build,
  source: GraphQLObjectType,
  field: FlattenedBlocksField,
): GraphQLFieldConfig<Doc, DeliveryContext> {
  const { name } = field
  const kinds = new Map(blocksOf(build, field).map((block) => [block.slug, block]))
  const types = new Map(
    [...kinds].map(([slug, block]) => [slug, memberType(build, source, name, block)]),
  )
  const union = new GraphQLUnionType({
    name: unionName(source.name, name),
    description: `The kinds of blocks that \`${name}\` of ${source.name} may hold.`,
    types: [...types.values()],
    resolveType: (block: Doc) => types.get(String(block.blockType))?.name,
  })
  return {
    type: listOf(union),
    resolve: async (doc, _, context) => {
      const blocks = asDocs(doc[name]).filter((block) => types.has(String(block.blockType)))
      const resolved = blocks.map((block) =>
        types.get(String(block.blockType)) === LinkRecord
          ? linkOf(context, block)
          : { ...block, _page: doc, _pageType: source.name },
      )
      return (await Promise.all(resolved)).filter((block) => block !== null)
    },
  }
}

function memberType(build: Build, source: GraphQLObjectType, name: string, block: FlattenedBlock) {
  return block.interfaceName === LINK_BLOCK ? LinkRecord : blockType(build, source, name, block)
}

async function linkOf(context: DeliveryContext, { id, blockType, link }: Doc) {
  const resolved = await resolveLink(context, String(id), asDoc(link))
  return resolved && { ...resolved, blockType }
}

function blocksOf({ config }: Build, field: FlattenedBlocksField): FlattenedBlock[] {
  const named = (slug: string) => config.blocks?.filter((block) => block.slug === slug) ?? []
  const all = field.blockReferences ?? field.blocks
  return all.flatMap((block) => (typeof block === 'string' ? named(block) : [block]))
}

function blockType(build: Build, source: GraphQLObjectType, name: string, block: FlattenedBlock) {
  const union = getNamedType(source.getFields()[name]?.type)
  const members = isUnionType(union) ? union.getTypes() : []
  const member = members.find((type) => type.extensions.blockSlug === block.slug)
  const own = asObject(member, `the block ${block.slug}`)
  return objectOnce(build, {
    name: own.name,
    description: `The block “${asString(block.labels?.singular) || block.slug}”.`,
    interfaces: [BlockInterface],
    fields: () => ({
      ...blockIdentity(block.slug),
      ...build.fieldsOf(own, block.flattenedFields),
      ...extraBlockFields(build, block.slug),
    }),
  })
}
