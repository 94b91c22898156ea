import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { dependencyGraph } from './graph.ts'
import { readLock } from './packages.ts'
import { billOfMaterials } from './sbom.ts'

const bill = billOfMaterials(readLock(), { name: 'belvedere', version: '1.2.3' })
const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)))

test('the SBOM has the fields that CycloneDX requires', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'belvedere' })
  for (const one of bill.components) {
    expect(one.type).toBe('library')
    expect(one.purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/)
    expect(one.licenses).toHaveLength(1)
  }
})

test('no package is in the SBOM twice', () => {
  expect(listed.size).toBe(bill.components.length)
})

test('every dependency that a workspace states is in the SBOM, tools for tests and style are not', () => {
  const stated = ['kit', 'ui', 'motion', 'scenes', 'blocks', 'content', 'site'].flatMap((room) => {
    const { dependencies } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'))
    return Object.entries<string>(dependencies).filter(([, version]) => version !== '*')
  })
  expect(stated.length).toBeGreaterThan(30)
  const missing = stated.filter(([name, version]) => !listed.has(`pkg:npm/${name}@${version}`))
  expect(missing).toEqual([])
  const names = bill.components.map(({ name }) => name)
  expect(names.filter((name) => ['vitest', '@biomejs/biome'].includes(name))).toEqual([])
})

test('every package that npm installs for production is in the SBOM with its checksum', () => {
  for (const [path, { dev, link, version, integrity }] of Object.entries(readLock())) {
    if (dev || link || !path.includes('node_modules/')) continue
    expect(listed, path).toContain(`pkg:npm/${path.split('node_modules/').at(-1)}@${version}`)
    expect(integrity, path).toMatch(/^sha512-/)
  }
  for (const { hashes, name } of bill.components)
    expect(hashes?.[0]?.content, name).toMatch(/^[\da-f]{128}$/)
})

test('the SBOM is the same on any machine: it has no date, serial number or address', () => {
  const { $schema: _, ...rest } = bill
  expect(JSON.stringify(rest)).not.toMatch(/timestamp|serialNumber|https?:/)
})

test('every package of the SBOM is loaded by the project or by one that it loads', () => {
  const loadedBy = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const reached = new Set<string>()
  const follow = (ref: string) => {
    if (reached.has(ref)) return
    reached.add(ref)
    for (const next of loadedBy.get(ref) ?? []) follow(next)
  }
  const project = bill.metadata.component['bom-ref']
  follow(project)
  const listedRefs = bill.components.map((one) => one['bom-ref'])
  expect([...reached].sort()).toEqual([project, ...listedRefs].sort())
})

test('a package that has its own copy of another loads that copy', () => {
  const lock = {
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0', c: '^1.0.0' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '^1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', peerDependencies: { b: '*' } },
  }
  expect(Object.fromEntries(dependencyGraph(lock))).toEqual({
    'a@1.0.0': ['b@2.0.0', 'c@1.0.0'],
    'b@2.0.0': ['c@1.0.0'],
    'b@1.0.0': [],
    'c@1.0.0': ['b@1.0.0'],
  })
})
