/** The parts of glTF 2.0 that scenes read. */
export type Gltf = {
  scene?: number
  scenes?: { nodes?: number[] }[]
  nodes?: GltfNode[]
  meshes?: { primitives: GltfPrimitive[] }[]
  materials?: GltfMaterial[]
  accessors?: GltfAccessor[]
  bufferViews?: GltfBufferView[]
  /** Only the first buffer is read: it is part of the GLB file, so it has no address. */
  buffers?: { uri?: string }[]
  extensionsRequired?: string[]
}

export type GltfNode = {
  name?: string
  mesh?: number
  children?: number[]
  matrix?: number[]
  translation?: number[]
  rotation?: number[]
  scale?: number[]
  extras?: { anchor?: unknown }
}

export type GltfPrimitive = {
  attributes: Partial<Record<'POSITION' | 'NORMAL' | 'COLOR_0', number>>
  indices?: number
  material?: number
  mode?: number
}

type GltfMaterial = {
  name?: string
  pbrMetallicRoughness?: { baseColorFactor?: number[] }
}

export type ComponentType = 5120 | 5121 | 5122 | 5123 | 5125 | 5126

export type GltfAccessor = {
  bufferView?: number
  byteOffset?: number
  componentType: ComponentType
  normalized?: boolean
  count: number
  type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4'
  sparse?: unknown
}

export type GltfBufferView = {
  buffer: number
  byteOffset?: number
  byteLength: number
  byteStride?: number
  extensions?: Partial<Record<string, GltfCompression>>
}

export type GltfCompression = {
  buffer: number
  byteOffset?: number
  byteLength: number
  byteStride: number
  count: number
  mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES'
  filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL' | 'COLOR'
}
