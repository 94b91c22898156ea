import { expect, test } from 'vitest'
import { packagesIn, readLock } from './dependencies/packages.ts'
import { billOfMaterials } from './sbom.ts'

test('the bill of materials has each package that reaches production, and no other', async () => {
  const bill = await billOfMaterials()
  const listed = bill.components.map((one) => one['bom-ref'])
  const own = listed.filter((ref) => ref.startsWith('@belvedere/'))
  const loaded = packagesIn(readLock()).filter(({ isDev }) => !isDev)
  expect(listed.toSorted()).toEqual(
    [...own, ...loaded.map(({ name, version }) => `${name}@${version}`)].sort(),
  )
  expect(bill.metadata.component.name).toBe('belvedere')
  expect(JSON.stringify(bill)).not.toMatch(/timestamp|serialNumber/)

  const refs = new Set([bill.metadata.component['bom-ref'], ...listed])
  const used = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
  expect(used.filter((ref) => !refs.has(ref))).toEqual([])
})
