import {
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { ModelFacts } from '../media/masterplan/facts.ts'
import { fileToLoad } from '../media/masterplan/optimised-file.ts'
import { factsIn } from '../media/masterplan/stored-facts.ts'
import { fileUrl } from '../media/responsive-image.ts'
import type { DeliveryContext } from './context.ts'
import { readRecord } from './records.ts'
import type { Fields } from './schema/build.ts'
import { listOf } from './schema/interfaces.ts'

const text = { type: new GraphQLNonNull(GraphQLString) }
const integer = { type: new GraphQLNonNull(GraphQLInt) }
const number = { type: new GraphQLNonNull(GraphQLFloat) }
const numbers = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLFloat))) }

const MapNode = new GraphQLObjectType<ModelFacts['nodes'][number], DeliveryContext>({
  name: 'MapNode',
  description: 'A named part of the masterplan model and where it stands, in its units.',
  fields: {
    name: { ...text, description: 'Its name in the model.' },
    x: { ...number, description: 'The x of its anchor or foot.', resolve: ({ base }) => base[0] },
    y: {
      ...number,
      description: 'The y of its anchor or foot: its height.',
      resolve: ({ base }) => base[1],
    },
    z: { ...number, description: 'The z of its anchor or foot.', resolve: ({ base }) => base[2] },
    horizon: {
      ...numbers,
      description:
        'For places: the highest angle in degrees under which land, houses or trees hide the sky from the terrace, every 5° clockwise from the model’s -Z. Else empty.',
      resolve: ({ horizon }) => horizon ?? [],
    },
  },
})

const MapRoads = new GraphQLObjectType<NonNullable<ModelFacts['roads']>, DeliveryContext>({
  name: 'MapRoads',
  description: 'The centre lines of the roads and paths.',
  fields: {
    points: {
      ...numbers,
      description: 'x and z of each point in turn, in the model’s units.',
      resolve: ({ points }) => points.flat(),
    },
    edges: {
      type: listOf(GraphQLInt),
      description: 'The indices of the two points of each edge in turn.',
      resolve: ({ edges }) => edges.flat(),
    },
  },
})

/** The facts about a model, and the name of its uploaded file. */
type Scene = ModelFacts & { filename: string }

const MapScene = new GraphQLObjectType<Scene, DeliveryContext>({
  name: 'MapScene',
  description: 'The masterplan model as the site draws it, and what it says of its places.',
  fields: {
    url: {
      ...text,
      description: 'The path of the file to load, below the address of the site.',
      resolve: ({ filename, mark }) => fileUrl({ filename: fileToLoad(filename, mark) }),
    },
    bytes: { ...integer, description: 'The size of that file.' },
    triangles: { ...integer, description: 'As drawn: a mesh that is used twice counts twice.' },
    min: { ...numbers, description: 'The lowest x, y and z.', resolve: ({ bounds }) => bounds.min },
    max: {
      ...numbers,
      description: 'The highest x, y and z.',
      resolve: ({ bounds }) => bounds.max,
    },
    nodes: { type: listOf(MapNode), description: 'Its named parts.' },
    roads: { type: MapRoads, description: 'Null for a model without roads.' },
  },
})

/** The fields of the map that are computed from its model. */
export const mapFields: Fields = {
  scene: {
    type: MapScene,
    description:
      'The model as the site draws it. Null without one, and for one that an older service stored.',
    resolve: async (map, _, context) => {
      const file = await readRecord(context, 'media', map.model)
      const facts = factsIn(file?.shapes)
      return facts && typeof file?.filename === 'string'
        ? { ...facts, filename: file.filename }
        : null
    },
  },
}
