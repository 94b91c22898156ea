import { expect, test } from 'vitest'
import { FrameReader, frameOf, TooLongError } from './frames.ts'

const bytes = Buffer.from([0, 1, 255])
const message = Buffer.concat(frameOf({ name: 'é' }, bytes))

test('frames are read whatever chunks they come in', () => {
  for (const size of [1, 3, 7, 1000]) {
    const reader = new FrameReader(1000)
    const found = [0, 1].flatMap(() => {
      const starts = Array.from({ length: Math.ceil(message.length / size) }, (_, i) => i * size)
      return starts.flatMap((at) => reader.push(message.subarray(at, at + size)) ?? [])
    })
    const frame = { value: { name: 'é' }, bytes }
    expect(found).toEqual([frame, frame])
  }
})

test('a second frame before the first one is answered is refused', () => {
  const reader = new FrameReader(1000)
  expect(() => reader.push(Buffer.concat([message, message]))).toThrow('more than one')
})

test('a frame that states to be too long is refused before it has arrived', () => {
  const reader = new FrameReader(message.length - 1)
  expect(() => reader.push(message.subarray(0, 8))).toThrow(TooLongError)
})
