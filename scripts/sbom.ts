import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { runTask } from '../launch/task.ts'
import { packagesIn, readLock } from './dependencies/packages.ts'

type Bill = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; name: string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The packages that reach production, as npm's bill of materials. Only npm's list of all packages is
 * complete: `--omit=dev` also leaves out what one workspace loads and another one only tests with.
 * Without its date and serial number, the same lock file gives the same bill anywhere.
 */
export async function billOfMaterials() {
  const format = ['--sbom-format=cyclonedx', '--sbom-type=application']
  const args = ['sbom', '--package-lock-only', ...format, '--loglevel=error']
  const { serialNumber: _, ...bill }: Bill = JSON.parse(await runTask('npm', args))
  const { timestamp: __, component, ...metadata } = bill.metadata
  // npm takes the name of the folder.
  const name = component['bom-ref'].replace(/@[^@]*$/, '')
  const tools = new Set(
    packagesIn(readLock()).flatMap((one) => (one.isDev ? `${one.name}@${one.version}` : [])),
  )
  const isLoaded = (ref: string) => !tools.has(ref)
  return {
    ...bill,
    metadata: { ...metadata, component: { ...component, name } },
    components: bill.components.filter((one) => isLoaded(one['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isLoaded(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isLoaded) })),
  }
}

/** Writes the bill of materials for scanners: `dist/sbom.cdx.json`, which git ignores. */
if (import.meta.main)
  await runMain(async () => {
    const bill = await billOfMaterials()
    mkdirSync(join(root, 'dist'), { recursive: true })
    writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
    console.log(`  ✓  dist/sbom.cdx.json: ${bill.components.length} packages`)
  })
