import semver from 'semver'
import type { Advisory } from './advisory.ts'
import { FRAMEWORK_ADVISORIES } from './frameworks.ts'
import { LIBRARY_ADVISORIES } from './libraries.ts'
import { PAYLOAD_ADVISORIES } from './payload.ts'

/** The known vulnerabilities. It needs no network; `npm audit` finds newer ones. */
export const KNOWN_ADVISORIES: Advisory[] = [
  ...FRAMEWORK_ADVISORIES,
  ...PAYLOAD_ADVISORIES,
  ...LIBRARY_ADVISORIES,
]

/** A sentence for each known vulnerability in these packages. */
export function findHoles(packages: { name: string; version: string }[]): string[] {
  return packages.flatMap((one) =>
    KNOWN_ADVISORIES.filter((advisory) => concerns(advisory, one)).map(
      ({ ids, risk, affected }) =>
        `${one.name} ${one.version}: ${[risk, ...ids].join(' ')} – update it to a version outside "${affected}".`,
    ),
  )
}

/** Releases before a fixed version, such as 16.3.3-canary.1, count as affected. */
function concerns({ packages, affected }: Advisory, one: { name: string; version: string }) {
  return (
    packages.includes(one.name) &&
    semver.satisfies(one.version, affected, { includePrerelease: true })
  )
}
