import { type Place, readShapes, type Shapes } from '../../../studio/shapes.ts'
import type { ModelFaults } from '../facts.ts'

/** A part of the model; `base` is in its units. */
export type PanelNode = { name: string; base: [x: number, y: number, z: number]; isPlace: boolean }

/** The model as the studio draws and describes it. */
export type PanelModel = {
  url: string
  bytes: number
  uploadedBytes: number
  triangles: number
  hasRoads: boolean
  faults?: ModelFaults
  nodes: PanelNode[]
}

/** A listing or amenity without a shape; `path` identifies it. */
type Unplaced = { title: string; path: string }

/** The data of the panel. */
export type Panel = Shapes & {
  scene: PanelModel | null
  unplaced: Unplaced[]
  /** The shape where walks begin; it needs no record. */
  gate: string | null
}

/** Parses the response of the shapes endpoint; trusts the service's own output. */
export function readPanel(value: unknown, gate: string | null = null): Panel {
  const { scene = null, unplaced = [] }: Partial<Pick<Panel, 'scene' | 'unplaced'>> = Object(value)
  return { ...readShapes(value), scene, unplaced, gate }
}

/** A shape with the record that has it. */
export type Row = { name: string; place: Place | null }

/** The shapes of places with their records, then other shapes with a record. */
export function rowsOf({ scene, shapes, places, gate }: Panel): Row[] {
  const holders = new Map(places.map((place) => [place.shape, place]))
  const nodes = scene?.nodes ?? shapes.map((name) => ({ name, isPlace: true }))
  return nodes.flatMap(({ name, isPlace }) => {
    const place = holders.get(name) ?? null
    return place || (isPlace && name !== gate) ? [{ name, place }] : []
  })
}

/** The records whose shape the model lacks. */
export function strays({ shapes, places }: Panel): Place[] {
  return places.filter(({ shape }) => !shapes.includes(shape))
}
