import { asString } from '@belvedere/kit/json.ts'
import {
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLNonNull,
  type GraphQLObjectType,
  getNamedType,
} from 'graphql'
import type { FlattenedArrayField, FlattenedGroupField } from 'payload'
import { asDoc, asDocs, type Doc } from '../../payload/doc.ts'
import { withGroundColour } from '../brand/ground-colour.ts'
import type { DeliveryContext } from '../context.ts'
import { readRecord } from '../records.ts'
import { asObject, type Build, type Fields, objectOnce } from './build.ts'
import { labelOf } from './describe.ts'
import { listOf } from './interfaces.ts'
import { LinkRecord, resolveLink, resolveLinks } from './link.ts'

type Field = GraphQLFieldConfig<Doc, DeliveryContext>
type Group = Pick<FlattenedGroupField, 'name' | 'flattenedFields' | 'interfaceName'> & {
  label?: unknown
}

/** The interface name of rows that only hold a link. */
const LINK_ROW = 'LinkRow'

/** The text group of a block, which has an id as well (specification §3). */
const TEXT = 'TextRecord'

/** A group of fields; a link group becomes a `LinkRecord` with its resolved address. */
export function groupField(build: Build, source: GraphQLObjectType, group: Group): Field {
  const { name } = group
  if (group.interfaceName === LinkRecord.name) return linkField(name)
  return {
    type: objectFor(build, source, group, group.interfaceName === TEXT ? GROUP_ID : {}),
    resolve: (doc) => doc[name] && { ...asDoc(doc[name]), _id: ownId(doc, name) },
  }
}

function linkField(name: string): Field {
  return {
    type: LinkRecord,
    resolve: (doc, _, context) => resolveLink(context, ownId(doc, name), asDoc(doc[name])),
  }
}

/** Groups have no stored id: it is composed of the owner's id and the group's name. */
function ownId(doc: Doc, name: string) {
  return `${doc.id ?? doc._id}-${name}`
}

const GROUP_ID: Fields = {
  id: {
    type: new GraphQLNonNull(GraphQLID),
    description: 'Made of the id of its block and its name.',
    resolve: (group) => group._id,
  },
}

/** The rows of an array field; rows that only hold a link become a list of links. */
export function arrayField(
  build: Build,
  source: GraphQLObjectType,
  array: FlattenedArrayField,
): Field {
  const { name } = array
  if (array.interfaceName === LINK_ROW) return linksField(name)
  const row = { id: { type: new GraphQLNonNull(GraphQLID), description: 'Unique in its list.' } }
  return { type: listOf(objectFor(build, source, array, row)), resolve: (doc) => asDocs(doc[name]) }
}

function linksField(name: string): Field {
  return {
    type: listOf(LinkRecord),
    resolve: (doc, _, context) => resolveLinks(context, doc[name]),
  }
}

function objectFor(
  build: Build,
  source: GraphQLObjectType,
  group: Group | FlattenedArrayField,
  identity: Fields = {},
) {
  const { name, flattenedFields } = group
  const own = asObject(getNamedType(source.getFields()[name]?.type), `${source.name}.${name}`)
  const fields = () => ({
    ...identity,
    ...withGroundColour(own.name, withVideoPoster(build.fieldsOf(own, flattenedFields))),
  })
  return objectOnce(build, { name: own.name, description: describeGroup(group), fields })
}

function describeGroup(group: Group | FlattenedArrayField) {
  const row = 'labels' in group ? asString(group.labels?.singular) : ''
  return row
    ? `One of the rows of “${labelOf(group)}”: ${row}.`
    : `The fields of “${labelOf(group)}”.`
}

/**
 * Makes `videoFallbackImage` default to the poster of the video, which editors set once in the
 * media library.
 */
function withVideoPoster(fields: Fields): Fields {
  const { video, videoFallbackImage: still } = fields
  if (!video || !still) return fields
  const resolve: typeof still.resolve = async (doc: Doc, args, context, info) => {
    const own = await still.resolve?.(doc, args, context, info)
    if (own) return own
    const film = await readRecord(context, 'media', doc.video)
    return readRecord(context, 'media', film?.poster)
  }
  return { ...fields, videoFallbackImage: { ...still, resolve } }
}
