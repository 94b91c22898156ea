import { type Material, Mesh, MeshLambertMaterial, type Object3D } from 'three'
import { kindOf } from '../map/model/kinds.ts'
import { nameOf, namesAbove } from './part-at.ts'

/** The states of a part: with a record, without one, the chosen one. */
export type Look = 'taken' | 'open' | 'chosen'

const COLOURS: Record<Look | 'paper' | 'water', string> = {
  paper: '#efe9dd',
  water: '#c9d8d6',
  taken: '#2f5d50',
  open: '#c8643c',
  chosen: '#e8ad3c',
}

type Part = { mesh: Mesh; name: string | undefined; isFlat: boolean; isWater: boolean }

/** Gives the parts of a model a paper material, and those of places the colours of their state. */
export class Looks {
  readonly #parts: Part[] = []
  readonly #materials = new Map<string, Material>()

  constructor(model: Object3D, names: ReadonlySet<string>) {
    model.traverse((object) => {
      if (!(object instanceof Mesh)) return
      disposeAll(object.material)
      const isFlat = !object.geometry.hasAttribute('normal')
      const isWater = kindOf(namesAbove(object), false) === null
      this.#parts.push({ mesh: object, name: nameOf(object, names), isFlat, isWater })
    })
    this.paint(new Map())
  }

  paint(looks: ReadonlyMap<string, Look>): void {
    for (const { mesh, name, isFlat, isWater } of this.#parts) {
      const own = name === undefined ? undefined : looks.get(name)
      mesh.material = this.#material(own ?? (isWater ? 'water' : 'paper'), isFlat)
    }
  }

  dispose(): void {
    for (const { mesh } of this.#parts) mesh.geometry.dispose()
    for (const material of this.#materials.values()) material.dispose()
  }

  #material(look: keyof typeof COLOURS, isFlat: boolean): Material {
    const key = `${look} ${isFlat}`
    const material =
      this.#materials.get(key) ??
      new MeshLambertMaterial({ color: COLOURS[look], flatShading: isFlat, side: 2 })
    this.#materials.set(key, material)
    return material
  }
}

function disposeAll(material: Material | Material[]) {
  for (const one of [material].flat()) one.dispose()
}
