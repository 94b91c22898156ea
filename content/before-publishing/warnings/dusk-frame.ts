import type { Leaf } from '../leaves-of.ts'
import type { Records } from '../read-records.ts'
import { keyOf, referencesOf } from '../references.ts'
import { type Check, warn } from './warning.ts'

/** So much may the shapes of two pictures of one frame differ, as a share: they are cut to whole pixels. */
const TOLERANCE = 0.005

/** A plan at dusk in another frame than the plan: houses and shores would move as one fades into the other. */
export const duskFrame: Check = (leaves, records) => {
  const plan = pictureIn(leaves, records, 'plan')
  const dusk = pictureIn(leaves, records, 'planDusk')
  if (!plan || !dusk) return []
  if (Math.abs(ratioOf(dusk.frame) / ratioOf(plan.frame) - 1) <= TOLERANCE) return []
  const [ofDusk, ofPlan] = [dusk, plan].map(({ frame }) => `${frame.width} × ${frame.height}`)
  const sentence = `“${dusk.name}” has ${ofDusk} pixels and the plan ${ofPlan}, so it is not the same frame: houses would move as the sun sets. Choose the plan’s own frame at dusk.`
  return [warn(dusk.leaf, sentence)]
}

function pictureIn(leaves: readonly Leaf[], records: Records, name: string) {
  const leaf = leaves.find(({ field }) => 'name' in field && field.name === name)
  const [reference] = leaf ? referencesOf(leaf.field, leaf.value) : []
  const known = reference && records.get(keyOf(reference))
  return leaf && known?.file?.frame ? { leaf, name: known.name, frame: known.file.frame } : null
}

function ratioOf({ width, height }: { width: number; height: number }) {
  return width / height
}
