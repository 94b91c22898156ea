import type { Document, Mesh } from '@gltf-transform/core'
import { COLOURS, type Material, type Solid } from './solids.ts'

/** Units of the model to a metre: buildings are drawn larger than the land, to be seen from afar. */
export const UNIT = 0.12

type Corner = readonly [x: number, y: number, z: number]

/**
 * The mesh of solids: one primitive for what is built, with the colours at its vertices, and one for
 * each material of pavements, glass and pools, by which plan and scene know them. None has normals,
 * since all faces are flat.
 */
export function meshOf(document: Document, name: string, solids: readonly Solid[]): Mesh {
  const mesh = document.createMesh(name)
  for (const [look, parts] of Map.groupBy(solids, lookOf)) {
    mesh.addPrimitive(primitiveOf(document, look, parts))
  }
  return mesh
}

const BUILT = 'built'

function lookOf({ of, z }: Solid): string {
  return /^(?:glass|pool)/.test(of) || z[1] < 0.1 ? of : BUILT
}

function primitiveOf(document: Document, look: string, solids: readonly Solid[]) {
  const [buffer = document.createBuffer()] = document.getRoot().listBuffers()
  const corners: Corner[] = []
  const indices: number[] = []
  const colours: number[] = []
  for (const solid of solids) {
    const first = corners.length
    const own = cornersOf(solid)
    corners.push(...own)
    colours.push(...own.flatMap(() => [...colourOf(solid.of).map((part) => part * 255), 255]))
    indices.push(...(solid.ridge ? GABLE : BLOCK).map((at) => first + at))
  }
  const inUnits = corners.flatMap(([x, y, z]) => [x * UNIT, z * UNIT, -y * UNIT])
  const list = () => document.createAccessor().setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', list().setType('VEC3').setArray(new Float32Array(inUnits)))
    .setIndices(list().setArray(new Uint16Array(indices)))
    .setMaterial(materialNamed(document, look))
  if (look !== BUILT) return primitive
  const bytes = list().setType('VEC4').setArray(new Uint8Array(colours)).setNormalized(true)
  return primitive.setAttribute('COLOR_0', bytes)
}

/** The four corners of the ground, and those above them: of a ridge, the two ends, each twice. */
function cornersOf({ x: [x0, x1], y: [y0, y1], z: [z0, z1], ridge }: Solid): Corner[] {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const ground = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  const above = ground.map(([left, front]) => {
    return [ridge === 'y' ? x : left, ridge === 'x' ? y : front, z1] as const
  })
  return [...ground.map(([left, front]) => [left, front, z0] as const), ...above]
}

/** The triangles of a block without its underside; those of a gable that have no area are left out. */
const BLOCK = [
  [0, 1, 5, 0, 5, 4],
  [1, 2, 6, 1, 6, 5],
  [2, 3, 7, 2, 7, 6],
  [3, 0, 4, 3, 4, 7],
  [4, 5, 6, 4, 6, 7],
].flat()
const GABLE = BLOCK.slice(0, 24)

function materialNamed(document: Document, name: string) {
  const known = document
    .getRoot()
    .listMaterials()
    .find((material) => material.getName() === name)
  if (known) return known
  const colour = isMaterial(name) ? colourOf(name) : ([1, 1, 1] as const)
  return document.createMaterial(name).setBaseColorFactor([...colour, 1])
}

function isMaterial(name: string): name is Material {
  return Object.hasOwn(COLOURS, name)
}

/** Red, green and blue as linear light from 0 to 1. */
function colourOf(name: Material): readonly [number, number, number] {
  const value = Number.parseInt(COLOURS[name].slice(1), 16)
  const part = (shift: number) => linear(((value >> shift) & 255) / 255)
  return [part(16), part(8), part(0)]
}

function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
