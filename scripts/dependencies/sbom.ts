import { dependencyGraph, PROJECT } from './graph.ts'
import { type LockEntries, type Package, packagesIn } from './packages.ts'

/** Licences that name one set of terms; anything longer is an SPDX expression. */
const ONE_LICENCE = /^[\w.+-]+$/

/**
 * The packages that reach production as a CycloneDX SBOM (software bill of materials). It has
 * neither a date nor a serial number, which the format makes optional: the same lock file gives the
 * same SBOM anywhere. `npm sbom` refuses this lock file, because a peer of gql.tada asks for an
 * older TypeScript.
 */
export function billOfMaterials(lock: LockEntries, project: { name: string; version: string }) {
  const ref = `pkg:npm/${project.name}@${project.version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': ref,
        ...project,
      },
    },
    components: packagesIn(lock)
      .filter(({ isDev }) => !isDev)
      .map(component),
    dependencies: [...dependencyGraph(lock)].map(([id, loaded]) => ({
      ref: id === PROJECT ? ref : packageUrl(id),
      dependsOn: loaded.map(packageUrl),
    })),
  }
}

function component({ name, version, licence, isForOnePlatform, integrity }: Package) {
  const purl = packageUrl(`${name}@${version}`)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: isForOnePlatform ? 'optional' : 'required',
    licenses: [ONE_LICENCE.test(licence) ? { license: { id: licence } } : { expression: licence }],
    purl,
    ...(integrity && { hashes: [hash(integrity)] }),
  }
}

/** `name@version` as a package URL, in which the `@` of a scope is escaped. */
function packageUrl(id: string) {
  return `pkg:npm/${id.replace(/^@/, '%40')}`
}

/** npm writes `sha512-` and Base64; CycloneDX wants hexadecimal digits. */
function hash(integrity: string) {
  const [, content = ''] = /^sha512-(\S+)/.exec(integrity) ?? []
  if (!content)
    throw new Error(`"${integrity}" is no SHA-512 checksum: run npm run lock to write it again.`)
  return { alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }
}
