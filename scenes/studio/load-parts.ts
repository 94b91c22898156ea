import type { Object3D } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** Loads a model with the names of its parts. */
export async function loadParts(url: string, signal: AbortSignal): Promise<Object3D> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  return (await loader.parseAsync(await response.arrayBuffer(), '')).scene
}
