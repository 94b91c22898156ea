import { expect, test } from 'vitest'
import { joinIco } from './ico.ts'

test('an icon file lists its pictures with sizes and offsets, and contains them unchanged', () => {
  const pictures = [
    { side: 16, png: Buffer.from('small') },
    { side: 256, png: Buffer.from('a larger one') },
  ]
  const ico = joinIco(pictures)
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 2])
  const entries = [6, 22].map((at) => {
    const [length, start] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)]
    const bits = ico.readUInt16LE(at + 6)
    const content = `${ico.subarray(start, start + length)}`
    return [ico.readUInt8(at), ico.readUInt8(at + 1), bits, content]
  })
  expect(entries).toEqual([
    [16, 16, 32, 'small'],
    [0, 0, 32, 'a larger one'],
  ])
  expect(ico).toHaveLength(6 + 2 * 16 + 5 + 12)
})
