import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '@belvedere/content/media/masterplan/prepare/prepare.ts'

export const MODEL = join(import.meta.dirname, '../../../demo/models/masterplan.glb')

/** What the content service reads from the map’s model: its shapes and roads. */
export const { facts } = await prepare(readFileSync(MODEL))

/** Where a shape of the model stands on its ground. */
export function groundOf(name: string): readonly [x: number, z: number] {
  const node = facts.nodes.find((one) => one.name === name)
  if (!node) throw new Error(`The model has no shape named ${name}.`)
  const [x, , z] = node.base
  return [x, z]
}
