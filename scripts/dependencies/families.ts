import type { Package } from './packages.ts'

const PLATFORM =
  /(?<=[/-])(?:aix|android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|wasm32|webcontainers|win32)(?:-.*)?$/

/**
 * Packages with machine code, one for each platform, as one package with `*` in its name:
 * `lightningcss-linux-x64-gnu` and its siblings become `lightningcss-*`.
 */
export function joinPlatforms(packages: Package[]): Package[] {
  const families = new Map<string, Package>()
  for (const one of packages) {
    const name = one.isForOnePlatform ? one.name.replace(PLATFORM, '*') : one.name
    const id = [name, one.version, one.licence, one.isDev].join(' ')
    if (!families.has(id)) families.set(id, { ...one, name })
  }
  return [...families.values()]
}
