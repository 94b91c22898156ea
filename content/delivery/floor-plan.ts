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
import type { DeliveryContext } from './context.ts'
import { readRecord } from './records.ts'
import type { Fields } from './schema/build.ts'
import { listOf } from './schema/interfaces.ts'

const number = { type: new GraphQLNonNull(GraphQLFloat) }
const numbers = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLFloat)))
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
    resolve: async (listing, _, context) => {
      const file = await readRecord(context, 'media', listing.floorPlan)
      return factsIn(file?.rooms)
    },
  },
}
