import { glb } from '@belvedere/kit/testing/glb.ts'
import { checkGlb } from '@belvedere/scenes/glb/check-glb.ts'
import { KHRMaterialsClearcoat } from '@gltf-transform/extensions'
import { expect, test } from 'vitest'
import { documentOf, modelOf, type Part } from '../../../testing/model.ts'
import { readGltf, writeGltf } from './gltf-io.ts'
import { prepare } from './prepare.ts'
import { hills } from './testing/hills.ts'
import { drawnTriangles } from './triangles.ts'

const land: Part = { name: 'land', at: [0, -1, 0], size: [80, 1, 80] }
const house: Part = { name: 'house-2', at: [4, 0, 6], size: [2, 3, 2], anchor: [4, 0.2, 6] }

test('the shapes of a model are listed with their base points, places first', async () => {
  const bench: Part = { name: 'house-10', at: [9, 0, 9], size: [1, 1, 1], anchor: [9, 0, 9] }
  const gate: Part = { name: 'gate', at: [0, 0, 0], anchor: [-30, 0, 2] }
  const model = await modelOf([land, bench, house, gate, { ...house, name: '' }])
  const { nodes, bounds } = (await prepare(model)).facts
  expect(nodes.map(({ name, base, hasAnchor }) => ({ name, base, hasAnchor }))).toEqual([
    { name: 'gate', base: [-30, 0, 2], hasAnchor: true },
    { name: 'house-2', base: [4, 0.2, 6], hasAnchor: true },
    { name: 'house-10', base: [9, 0, 9], hasAnchor: true },
    { name: 'land', base: [0, -1, 0], hasAnchor: false },
  ])
  expect(bounds).toEqual({ min: [-40, -1, -40], max: [40, 3, 40] })
})

test('a place has a horizon: a tower in the east hides the morning sun; land and gates have none', async () => {
  const tower: Part = { name: 'tower', at: [14, 0, 6], size: [2, 30, 4] }
  const gate: Part = { name: 'gate', at: [0, 0, 0], anchor: [0, 0, 0] }
  const { nodes } = (await prepare(await modelOf([land, house, tower, gate]))).facts
  const horizonOf = (name: string) => nodes.find((node) => node.name === name)?.horizon
  expect(horizonOf('house-2')?.[18]).toBeGreaterThan(60)
  expect(horizonOf('house-2')?.[54]).toBe(0)
  expect([horizonOf('land'), horizonOf('tower'), horizonOf('gate')]).toEqual([null, null, null])
})

test('in a model without base points, the small parts are places', async () => {
  const { nodes } = (
    await prepare(await modelOf([land, { name: 'villa', at: [1, 0, 2], size: [2, 2, 2] }]))
  ).facts
  expect(nodes.map(({ name, base, horizon }) => [name, base, horizon?.length])).toEqual([
    ['land', [0, -1, 0], undefined],
    ['villa', [1, 0, 2], 72],
  ])
})

test('the roads of a model become a graph', async () => {
  const road: Part = { name: 'roads', at: [0, 0, 0], size: [20, 0.1, 1] }
  const { roads } = (await prepare(await modelOf([land, road]))).facts
  expect(roads?.points.map(([x]) => x).toSorted((one, other) => one - other)).toEqual([-10, 10])
  expect((await prepare(await modelOf([land]))).facts.roads).toBeNull()
})

test('a large model is simplified and compressed, and keeps its places', async () => {
  const large = await writeGltf(hills(300, [house]))
  const { facts, optimised } = await prepare(large)
  expect(facts.triangles).toBeLessThanOrEqual(60_000)
  expect(facts.bytes).toBeLessThan(large.length / 10)
  const again = await readGltf(optimised ?? new Uint8Array())
  expect(drawnTriangles(again)).toBe(facts.triangles)
  const node = again
    .getRoot()
    .listNodes()
    .find((one) => one.getName() === 'house-2')
  expect([node?.getExtras(), node?.getMesh()?.listPrimitives().length]).toEqual([
    { anchor: [4, 0.2, 6] },
    1,
  ])
})

test('an optimised model stays unchanged', { tags: ['release'] }, async () => {
  const { optimised } = await prepare(await writeGltf(hills(300, [house])))
  const again = await prepare(optimised ?? new Uint8Array())
  expect(again.optimised).toBeNull()
  expect(again.facts.bytes).toBe(optimised?.length)
})

test('textures and gloss are removed, even if the file gets no smaller', async () => {
  const document = documentOf([house])
  const texture = document
    .createTexture('tiles')
    .setImage(new Uint8Array(9))
    .setMimeType('image/png')
  const gloss = document.createExtension(KHRMaterialsClearcoat).setRequired(true)
  const material = document
    .createMaterial('glass')
    .setBaseColorTexture(texture)
    .setExtension('KHR_materials_clearcoat', gloss.createClearcoat())
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives()) primitive.setMaterial(material)
  const { optimised } = await prepare(await writeGltf(document))
  const root = (await readGltf(optimised ?? new Uint8Array())).getRoot()
  expect(root.listTextures()).toEqual([])
  expect(root.listMaterials().map((one) => one.getName())).toEqual(['glass'])
  expect(
    root
      .listExtensionsRequired()
      .map(({ extensionName }) => extensionName)
      .sort(),
  ).toEqual(['EXT_meshopt_compression', 'KHR_mesh_quantization'])
})

/** A minimal model that scenes can read only after a change. */
const odd = {
  async strips() {
    const document = documentOf([house])
    for (const mesh of document.getRoot().listMeshes())
      for (const primitive of mesh.listPrimitives()) primitive.setMode(5)
    return writeGltf(document)
  },
  async 'numbers that are mostly zeros'() {
    const document = documentOf([house])
    for (const accessor of document.getRoot().listAccessors())
      if (accessor.getType() === 'VEC3') accessor.setSparse(true)
    return writeGltf(document)
  },
  async 'numbers in an address'() {
    const numbers = Buffer.from(new Float32Array([0, 0, 0, 4, 0, 0, 0, 0, 4]).buffer)
    return glb({
      asset: { version: '2.0' },
      nodes: [{ name: 'plot', mesh: 0 }],
      scenes: [{ nodes: [0] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [
        {
          byteLength: 36,
          uri: `data:application/octet-stream;base64,${numbers.toString('base64')}`,
        },
      ],
    })
  },
}

test.each(Object.entries(odd))(
  'a tiny model with %s becomes one that scenes read',
  async (_, make) => {
    const { optimised, facts } = await prepare(await make())
    expect(facts.triangles).toBeGreaterThan(0)
    expect(() => checkGlb(new Uint8Array(optimised ?? []).buffer)).not.toThrow()
  },
)

test('vertices without values, which count as zeros, can be read', async () => {
  const model = glb({
    asset: { version: '2.0' },
    nodes: [{ name: 'plot', mesh: 0, extras: { anchor: [1, 0, 2] } }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [0, 0, 0] }],
  })
  const { facts, optimised } = await prepare(model)
  expect(facts.nodes.map(({ name, base }) => [name, base])).toEqual([['plot', [1, 0, 2]]])
  expect(() => checkGlb(new Uint8Array(optimised ?? []).buffer)).not.toThrow()
})

test('a model without named parts can be read, and has no shapes', async () => {
  const { nodes } = (await prepare(await modelOf([{ ...house, name: '' }]))).facts
  expect(nodes).toEqual([])
})

test('parts that no record can have are told apart: double, without a name, outside the scene', async () => {
  const twin = { ...house, at: [9, 0, 9] as const }
  const document = documentOf([land, house, twin, { ...house, name: '' }])
  const scene = document.getRoot().listScenes()[0]
  const lost = document.createNode('lost').setMesh(document.getRoot().listMeshes()[0] ?? null)
  document.createNode('group').addChild(lost)
  const { faults, nodes } = (await prepare(await writeGltf(document))).facts
  expect(faults).toEqual({ doubles: ['house-2'], unnamed: 1, outside: ['lost'], shrunk: [] })
  expect(nodes.map(({ name }) => name)).toEqual(['house-2', 'land'])
  for (const node of scene?.listChildren() ?? []) scene?.removeChild(node)
  expect((await prepare(await writeGltf(document))).facts).toMatchObject({
    triangles: 0,
    nodes: [],
  })
})

test('spaces around a name make neither another name nor a name', async () => {
  const twin: Part = { ...house, name: 'house-2 ', at: [9, 0, 9] }
  const blank: Part = { ...house, name: '  ', at: [-9, 0, 9] }
  const document = documentOf([land, twin, house, blank])
  document.createNode(' ').setMesh(document.getRoot().listMeshes()[0] ?? null)
  const { faults, nodes } = (await prepare(await writeGltf(document))).facts
  expect(faults).toMatchObject({ doubles: ['house-2'], unnamed: 1, outside: ['unnamed'] })
  expect(nodes.map(({ name }) => name)).toEqual(['house-2', 'land'])
})

test('parts that are scaled to nothing are named, flat ones are not', async () => {
  const document = documentOf([land, house, { ...house, name: 'spa' }, { ...house, name: 'pool' }])
  const [ground, first, spa, pool] = document.getRoot().listNodes()
  ground?.setScale([1, 0, 1])
  first?.setScale([0, 0, 0]).addChild(document.createNode('roof').setMesh(first.getMesh()))
  spa?.setScale([0.001, 0.001, 0.001])
  pool?.setScale([0, 1, 0])
  const empty = document.createNode('camera').setScale([0, 0, 0])
  document.getRoot().listScenes()[0]?.addChild(empty)
  const { faults } = (await prepare(await writeGltf(document))).facts
  expect(faults).toMatchObject({ shrunk: ['house-2', 'pool'] })
})

test.each([
  ['nothing but a head', (model: Uint8Array) => model.slice(0, 40)],
  ['half of its geometry', (model: Uint8Array) => model.slice(0, model.length - 300)],
])('a model with %s is reported as damaged', async (_, cut) => {
  const model = await modelOf([land, house])
  await expect(prepare(cut(model))).rejects.toThrow(/^is damaged: its geometry cannot be read/)
})
