import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from '../launch/main.ts'
import { root } from '../launch/paths.ts'
import { readLock } from './dependencies/packages.ts'
import { billOfMaterials } from './dependencies/sbom.ts'

/**
 * Writes the SBOM (software bill of materials) for scanners: `dist/sbom.cdx.json`, which git
 * ignores.
 */
runMain(async () => {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const bill = billOfMaterials(readLock(), { name, version })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`  ✓  dist/sbom.cdx.json: ${bill.components.length} packages`)
})
