/** A GLB file with this JSON description. */
export function glb(description: object | string): Buffer {
  const text = typeof description === 'string' ? description : JSON.stringify(description)
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(20 + json.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  return Buffer.concat([head, json])
}
