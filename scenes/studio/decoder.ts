import type { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { decodeView, type Mode } from '../glb/meshopt/decode.ts'
import type { Filter } from '../glb/meshopt/filters.ts'

type Decoder = typeof MeshoptDecoder

const MODES: Mode[] = ['ATTRIBUTES', 'TRIANGLES', 'INDICES']
const FILTERS: Filter[] = ['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR']

/**
 * Decodes compressed models for Three.js. Three.js's own decoder is WebAssembly, which the studio's
 * content security policy forbids.
 */
export const decoder: Decoder = {
  supported: true,
  ready: Promise.resolve(),
  useWorkers: () => {},
  decodeVertexBuffer: (target, count, size, source, filter) =>
    target.set(decode(count, size, source, 'ATTRIBUTES', filter)),
  decodeIndexBuffer: (target, count, size, source) =>
    target.set(decode(count, size, source, 'TRIANGLES')),
  decodeIndexSequence: (target, count, size, source) =>
    target.set(decode(count, size, source, 'INDICES')),
  decodeGltfBuffer: (target, count, size, source, mode, filter) =>
    target.set(decode(count, size, source, mode, filter)),
  decodeGltfBufferAsync: async (count, size, source, mode, filter) =>
    decode(count, size, source, mode, filter),
}

function decode(
  count: number,
  byteStride: number,
  source: Uint8Array,
  mode: string,
  filter = 'NONE',
) {
  const how = { mode: oneOf(MODES, mode), filter: oneOf(FILTERS, filter) }
  return decodeView(source, { ...how, count, byteStride })
}

function oneOf<Name extends string>(known: readonly Name[], text: string): Name {
  const found = known.find((name) => name === text)
  if (found === undefined) throw new TypeError(`"${text}" is no compression that models have.`)
  return found
}
