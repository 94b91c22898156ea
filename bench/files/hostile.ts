import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  nestedCopies,
  spaces,
  unclosedComments,
  zeroFont,
  zipOf,
} from '@belvedere/content/media/foreign-files/testing/hostile-files.ts'
import { writeWorkbook } from '@belvedere/content/service/spreadsheets/write-workbook.ts'
import { glb } from '@belvedere/kit/testing/glb.ts'
import { root } from '../../launch/paths.ts'

/** A file that is sent to the studio as an upload, or as a spreadsheet of listings. */
export type Sent = {
  what: string
  name: string
  bytes: Uint8Array
  isSheet?: boolean
  /** Whether its contents are legitimate, and need their memory. */
  isHonest?: boolean
}

const GIGABYTE = 1e9

/**
 * Files that are made to stall a program or fill its memory, and a large legitimate one of each
 * kind.
 */
export async function filesToSend(): Promise<Sent[]> {
  const lying = await spaces('xl/extra.xml', GIGABYTE, 1000)
  return [
    { what: 'Drawing, 100,000 open comments', name: 'a.svg', bytes: unclosedComments(100_000) },
    { what: 'Drawing of 10^24 shapes', name: 'b.svg', bytes: nestedCopies(24) },
    {
      what: 'Font that states 1 GB',
      name: 'c.woff2',
      bytes: zeroFont({ stated: GIGABYTE, real: GIGABYTE }),
    },
    {
      what: 'Font of 1 GB that states 1 MB',
      name: 'd.woff2',
      bytes: zeroFont({ stated: 1e6, real: GIGABYTE }),
    },
    {
      what: 'Workbook, 1 GB stated as 1,000 bytes',
      name: 'e.xlsx',
      bytes: zipOf([await spaces('xl/workbook.xml', 9), lying]),
      isSheet: true,
    },
    {
      what: 'Workbook, four entries that share it',
      name: 'f.xlsx',
      bytes: zipOf([lying], { sharing: ['xl/a.xml', 'xl/b.xml', 'xl/c.xml'] }),
      isSheet: true,
    },
    { what: 'Model with four billion replaced values', name: 'g.glb', bytes: sparseModel() },
    {
      what: 'Honest workbook of 20,000 rows',
      isHonest: true,
      name: 'h.xlsx',
      bytes: await workbook(),
      isSheet: true,
    },
    {
      what: 'Honest model, the demo’s',
      isHonest: true,
      name: 'i.glb',
      bytes: await readFile(join(root, 'demo/models/masterplan.glb')),
    },
  ]
}

/** A model of 460 bytes whose three vertices are replaced four billion times. */
function sparseModel() {
  const description = glb({
    asset: { version: '2.0' },
    nodes: [{ name: 'villa', mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [
      {
        componentType: 5126,
        count: 3,
        type: 'VEC3',
        sparse: {
          count: 4e9,
          indices: { bufferView: 0, componentType: 5125 },
          values: { bufferView: 0 },
        },
      },
    ],
    bufferViews: [{ buffer: 0, byteLength: 16 }],
    buffers: [{ byteLength: 16 }],
  })
  const chunk = Buffer.alloc(8 + 16)
  chunk.writeUInt32LE(16)
  chunk.write('BIN\0', 4)
  const model = Buffer.concat([description, chunk])
  model.writeUInt32LE(model.length, 8)
  return model
}

async function workbook() {
  const heads = [
    'Title',
    'Category',
    'Price',
    'Bedrooms',
    'Area in m²',
    'Availability',
    'Unit',
    'Slug',
  ]
  const rows = Array.from({ length: 19_999 }, (_, i) => [
    ...[`Villa ${i}`, 'No such category', 1_000_000 + i * 7, 2 + (i % 6), 120 + (i % 300)],
    ...['Available', `U-${i}`, `villa-${i}`],
  ])
  return writeWorkbook([{ name: 'A', widths: heads.map(() => 10), rows: [heads, ...rows] }])
}
