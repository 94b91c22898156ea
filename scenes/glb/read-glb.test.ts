import { expect, test } from 'vitest'
import { packed } from '../testing/make-model.ts'
import { readGlb } from './read-glb.ts'

test('reading a file returns its document and its numbers', () => {
  const { gltf, binary } = readGlb(
    packed({ nodes: [{ name: 'a' }] }, [new Uint8Array(4).fill(9)], 4),
  )
  expect(gltf.nodes).toEqual([{ name: 'a' }])
  expect([...binary]).toEqual([9, 9, 9, 9])
})

test.for([0, 10, 64])('%d empty bytes are no model', (length) => {
  expect(() => readGlb(new ArrayBuffer(length))).toThrow('not a binary glTF file')
})

test("a file that requires an unsupported extension is refused with the extension's name", () => {
  const file = packed({ extensionsRequired: ['KHR_draco_mesh_compression'] }, [], 0)
  expect(() => readGlb(file)).toThrow('KHR_draco_mesh_compression')
})
