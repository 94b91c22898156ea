import { PAGE_HOURS } from '@belvedere/kit/page-hour.ts'
import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLID,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import { isHiddenBlock } from '../../model/hidden-blocks.ts'
import { asDoc } from '../../payload/doc.ts'

/** A non-null list of non-null items. */
export function listOf(type: GraphQLOutputType): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
}

const fields = {
  id: {
    type: new GraphQLNonNull(GraphQLID),
    description: 'Unique among the entries of its kind.',
  },
  _modelApiKey: {
    type: new GraphQLNonNull(GraphQLString),
    description: 'The name of its kind, for example `page` or `hero`.',
  },
}

const hidden = {
  type: new GraphQLNonNull(GraphQLBoolean),
  description: 'Whether an editor has hidden it. Only previews deliver hidden blocks.',
}

const hour = {
  type: new GraphQLEnumType({
    name: 'BlockHour',
    description: 'An hour of the day, as pages have it.',
    values: Object.fromEntries(
      Object.entries(PAGE_HOURS).map(([name, { label }]) => [name, { description: `${label}.` }]),
    ),
  }),
  description: 'The hour that an editor gave it; null for that of its page.',
}

export const RecordInterface = new GraphQLInterfaceType({
  name: 'ContentRecord',
  description: 'An entry of a collection or a global; `_modelApiKey` names its kind.',
  fields,
})

export const BlockInterface = new GraphQLInterfaceType({
  name: 'BlockRecord',
  description: 'A content block of a page; `_modelApiKey` is its `type`.',
  fields: { ...fields, _isHidden: hidden, _hour: hour },
})

/** The fields `id` and `_modelApiKey` of both interfaces, with the given key. */
export function identity(key: string) {
  return { id: fields.id, _modelApiKey: { ...fields._modelApiKey, resolve: () => key } }
}

/** The fields of every block, with the key of its kind. */
export function blockIdentity(key: string) {
  return {
    ...identity(key),
    _isHidden: { ...hidden, resolve: isHiddenBlock },
    _hour: { ...hour, resolve: (block: unknown) => asDoc(block).ownHour ?? null },
  }
}
