/** The two parts of a GLB file: its description, and its geometry with the head of that chunk. */
type GlbChunks = { description: Description; geometry: Buffer }

type Description = {
  nodes: { name?: string; translation?: number[]; extras?: object }[]
  scenes: { nodes: number[] }[]
}

const HEAD = 20

/** Takes a GLB file apart. */
export function readGlb(file: Buffer): GlbChunks {
  const end = HEAD + file.readUInt32LE(12)
  const description: Description = JSON.parse(file.subarray(HEAD, end).toString())
  return { description, geometry: file.subarray(end) }
}

/** Puts a GLB file together again; its geometry stays byte for byte. */
export function writeGlb({ description, geometry }: GlbChunks): Buffer {
  const text = JSON.stringify(description)
  const bytes = Buffer.byteLength(text)
  const json = Buffer.from(text.padEnd(text.length + ((4 - (bytes % 4)) % 4)))
  const head = Buffer.alloc(HEAD)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(HEAD + json.length + geometry.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  return Buffer.concat([head, json, geometry])
}
