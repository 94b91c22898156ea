import { type BufferGeometry, Mesh, type ShaderMaterial } from 'three'

/** What the scene consists of: each mesh has its own shape and shader. */
export type SceneMesh = Mesh<BufferGeometry, ShaderMaterial>

/** A mesh that is always drawn: each one spans the whole model, so culling would find nothing. */
export function meshOf(geometry: BufferGeometry, material: ShaderMaterial): SceneMesh {
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  return mesh
}
