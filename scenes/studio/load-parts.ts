import type { Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { decoder } from './decoder.ts'

/** Loads a model with the names of its parts. */
export async function loadParts(url: string, signal: AbortSignal): Promise<Object3D> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(decoder)
  return (await loader.parseAsync(await response.arrayBuffer(), '')).scene
}
