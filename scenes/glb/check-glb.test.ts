import { expect, test } from 'vitest'
import { makeModel, packed } from '../testing/make-model.ts'
import { checkGlb } from './check-glb.ts'

const numbers = new Float32Array([0, 0, 0, 1, 0, 0, 0, 0, 1])

/** One triangle, with some of its description changed. */
function triangle(change: object) {
  const bytes = new Uint8Array(numbers.buffer)
  const file = {
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    bufferViews: [{ buffer: 0, byteLength: 36 }],
    buffers: [{ byteLength: 36 }],
  }
  return packed({ ...file, ...change }, [bytes], bytes.length)
}

test('a plain model can be read', () => {
  expect(() => checkGlb(makeModel(2))).not.toThrow()
  expect(() => checkGlb(triangle({}))).not.toThrow()
})

const accessor = { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }

test.for<[string, object, RegExp]>([
  ['strips', { meshes: [{ primitives: [{ attributes: { POSITION: 0 }, mode: 5 }] }] }, /strips/],
  ['sparse numbers', { accessors: [{ ...accessor, sparse: {} }] }, /not read/],
  ['no numbers', { accessors: [{ ...accessor, bufferView: undefined }] }, /not read/],
  ['another buffer', { bufferViews: [{ buffer: 1, byteLength: 36 }] }, /outside/],
  ['an address', { buffers: [{ byteLength: 36, uri: 'data:,' }] }, /outside/],
])('a model with %s cannot be read', ([, change, reason]) => {
  expect(() => checkGlb(triangle(change))).toThrow(reason)
})
