import type { Leaf } from '../leaves-of.ts'
import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

const NO_PLAN =
  'It has none of the layers “walls”, “openings” and “rooms”, so it shows as a picture, without its sun.'
const NO_BEARING =
  'Nobody has said where the top of the plan points, so no sun moves over it. North is 0.'

/** The missing parts of an SVG plan, and those that the sun over it needs. */
export const planNotes: Check = (leaves, records) =>
  leaves.flatMap((leaf) => {
    if (!('name' in leaf.field) || leaf.field.name !== 'floorPlan') return []
    return referencesOf(leaf.field, leaf.value).flatMap((one) => {
      const known = records.get(keyOf(one))
      if (!known?.file) return []
      const { planNotes } = known.file
      const ofBearing = hasBearing(leaves, leaf) ? [] : [NO_BEARING]
      const notes = planNotes ? [...planNotes, ...ofBearing] : [NO_PLAN]
      return notes.map((note) => warn(leaf, `About “${known.name}”: ${note}`))
    })
  })

/** Whether the bearing beside a plan is filled in. */
function hasBearing(leaves: readonly Leaf[], plan: Leaf): boolean {
  const path = [...plan.path.slice(0, -1), 'floorPlanBearing'].join()
  return leaves.some((leaf) => leaf.path.join() === path)
}
