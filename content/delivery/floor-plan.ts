import type { Room } from '@belvedere/kit/day/floor-plan.ts'
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import { factsIn, type PlanFacts } from '../media/floor-plan/facts.ts'
import { factsIn as modelIn } from '../media/masterplan/stored-facts.ts'
import type { Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { horizonsOf } from './horizons.ts'
import { readGlobal, readRecord } from './records.ts'
import type { Fields } from './schema/build.ts'
import { listOf } from './schema/interfaces.ts'

const number = { type: new GraphQLNonNull(GraphQLFloat) }
const numbers = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLFloat)))
const angles = new GraphQLList(new GraphQLNonNull(GraphQLFloat))
const lines = new GraphQLNonNull(new GraphQLList(numbers))

const FloorPlanRoom = new GraphQLObjectType<Room, DeliveryContext>({
  name: 'FloorPlanRoom',
  description: 'A room of a plan, or a terrace.',
  fields: {
    name: { type: new GraphQLNonNull(GraphQLString), description: 'Its name in the drawing.' },
    isOutdoor: {
      type: new GraphQLNonNull(GraphQLBoolean),
      description: 'Whether it has no roof, as a terrace.',
    },
    polygon: {
      type: numbers,
      description: 'x and y of each corner in turn.',
      resolve: ({ polygon }) => polygon.flat(),
    },
  },
})

const FloorPlan = new GraphQLObjectType<PlanFacts, DeliveryContext>({
  name: 'FloorPlan',
  description: 'The plan of a house, from its left and top; its longer side is 1,000 units.',
  fields: {
    width: { ...number, description: 'From the left to the right.' },
    height: { ...number, description: 'From the top to the bottom.' },
    metres: { type: GraphQLFloat, description: 'How many metres a unit is, if the drawing says.' },
    walls: {
      type: lines,
      description: 'x and y of each point of each line along the walls.',
      resolve: ({ walls }) => walls.map((line) => line.flat()),
    },
    rooms: { type: listOf(FloorPlanRoom), description: 'The rooms of the plan.' },
    openings: { type: lines, description: 'x and y of both ends of each window and door.' },
  },
})

/** The fields of a listing that are computed from its plan. */
export const planFields: Fields = {
  plan: {
    type: FloorPlan,
    description:
      'What `floorPlan` says of the house; null for a drawing without the layers of a plan.',
    resolve: (listing, _, context) => planOf(listing, context),
  },
  skyline: {
    type: angles,
    description:
      'The angles in degrees up to which land, neighbours and trees hide the sky from the house, every 5° clockwise from north. Null for a listing that is not in the model of the map.',
    resolve: async (listing, _, context) => (await horizonsIn(listing, context)).skyline,
  },
  terrace: {
    type: angles,
    description:
      'The same for its terrace, the first outdoor area of its plan, with the house itself. Null if neither model nor plan has it.',
    resolve: async (listing, _, context) => (await horizonsIn(listing, context)).terrace,
  },
}

async function planOf({ floorPlan }: Doc, context: DeliveryContext) {
  const file = await readRecord(context, 'media', floorPlan)
  return factsIn(file?.rooms)
}

async function horizonsIn(listing: Doc, context: DeliveryContext) {
  const [plan, map] = await Promise.all([
    planOf(listing, context),
    listing.meshKey ? readGlobal(context, 'map') : null,
  ])
  const file = await readRecord(context, 'media', map?.model)
  return horizonsOf({ ...listing, plan, model: modelIn(file?.shapes), mapBearing: map?.bearing })
}
