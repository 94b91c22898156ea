import { type Camera, type Object3D, Raycaster, Vector2 } from 'three'

/** The name of the nearest part with one of these names, at a position from -1 to 1. */
export function partAt(
  model: Object3D,
  camera: Camera,
  { x, y }: { x: number; y: number },
  names: ReadonlySet<string>,
): string | undefined {
  const ray = new Raycaster()
  ray.setFromCamera(new Vector2(x, y), camera)
  for (const { object } of ray.intersectObject(model)) {
    const name = nameOf(object, names)
    if (name) return name
  }
  return undefined
}

/** The name of an object, or of its nearest named ancestor. */
export function nameOf(object: Object3D, names: ReadonlySet<string>): string | undefined {
  return namesAbove(object).findLast((name) => names.has(name))
}

/** The names of an object's ancestors, and its own one last. */
export function namesAbove(object: Object3D): string[] {
  const above = object.parent ? namesAbove(object.parent) : []
  // The loader changes names with spaces and dots; the file's own name is kept here.
  const name: unknown = object.userData.name ?? object.name
  return typeof name === 'string' ? [...above, name] : above
}
