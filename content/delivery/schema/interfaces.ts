import {
  GraphQLID,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'

/** A list without holes, itself never null. */
export function listOf(type: GraphQLOutputType): GraphQLOutputType {
  return new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
}

const fields = {
  id: { type: new GraphQLNonNull(GraphQLID) },
  _modelApiKey: { type: new GraphQLNonNull(GraphQLString) },
}

export const RecordInterface = new GraphQLInterfaceType({
  name: 'Record',
  description: 'A record that stands for itself; `_modelApiKey` names its kind.',
  fields,
})

export const BlockInterface = new GraphQLInterfaceType({
  name: 'BlockRecord',
  description: 'One content block of a page; `_modelApiKey` is its `type`.',
  fields,
})

/** The two fields of both interfaces, for a type of the given kind. */
export function identity(key: string) {
  return { id: fields.id, _modelApiKey: { ...fields._modelApiKey, resolve: () => key } }
}
