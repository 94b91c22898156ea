import { readFileSync, writeFileSync } from 'node:fs'
import { clean } from '@belvedere/content/media/masterplan/prepare/clean.ts'
import { deriveFacts } from '@belvedere/content/media/masterplan/prepare/derive-facts.ts'
import { readGltf } from '@belvedere/content/media/masterplan/prepare/gltf-io.ts'
import { type Solid, solidOf } from '@belvedere/content/media/masterplan/prepare/solid.ts'
import { readGlb, writeGlb } from './glb-chunks.ts'

const model = new URL('../../demo/models/masterplan.glb', import.meta.url)

/** The gatehouse stands this far inside the land, in units. */
const INSIDE = 1

type Place = [x: number, y: number, z: number]

/**
 * Adds a node `gate` to the masterplan, without a mesh, on the road where it reaches the land. Run it
 * again after a new export of the model: `node generators/models/add-gate.ts`.
 */
async function addGate() {
  const file = readFileSync(model)
  const { description, geometry } = readGlb(file)
  const { nodes, scenes } = description
  const known = nodes.findIndex(({ name }) => name === 'gate')
  const anchor = await gateOf(file)
  const index = known < 0 ? nodes.length : known
  nodes[index] = { name: 'gate', translation: anchor, extras: { kind: 'gate', anchor } }
  if (known < 0) scenes[0]?.nodes.push(index)
  writeFileSync(model, writeGlb({ description, geometry }))
  console.log(`gate at ${anchor.join(', ')}`)
}

/** Where the highest of the roads crosses the western edge of the land: the path on the bar does, too. */
async function gateOf(file: Buffer): Promise<Place> {
  const document = await readGltf(file)
  await clean(document)
  const solidNamed = (name: string) => {
    const node = document
      .getRoot()
      .listNodes()
      .find((one) => one.getName() === name)
    const solid = node && solidOf(node)
    if (!solid) throw new Error(`The model has no ${name}.`)
    return solid
  }
  const west = solidNamed('terrain').box.min[0] + INSIDE
  const { points = [], edges = [] } = deriveFacts(document).roads ?? {}
  const crossings = edges.flatMap((edge): Place[] => {
    const [[x0, z0] = [0, 0], [x1, z1] = [0, 0]] = edge.map((point) => points[point])
    if ((x0 - west) * (x1 - west) >= 0) return []
    const z = z0 + ((west - x0) / (x1 - x0)) * (z1 - z0)
    return [[round(west), round(heightAt(solidNamed('roads'), west, z)), round(z)]]
  })
  const [highest] = crossings.toSorted((one, other) => other[1] - one[1])
  if (!highest) throw new Error('No road reaches the western edge of the land.')
  return highest
}

/** The height of the vertex of the road that is nearest to a position. */
function heightAt({ positions }: Solid, x: number, z: number): number {
  let [height, least] = [0, Number.POSITIVE_INFINITY]
  for (let at = 0; at < positions.length; at += 3) {
    const away = Math.hypot((positions[at] ?? 0) - x, (positions[at + 2] ?? 0) - z)
    if (away < least) [height, least] = [positions[at + 1] ?? 0, away]
  }
  return height
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}

await addGate()
