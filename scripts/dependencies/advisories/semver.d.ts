/** The part of `semver` that is used here; the package has no types of its own. */
declare module 'semver' {
  const semver: {
    satisfies(version: string, range: string, options?: { includePrerelease?: boolean }): boolean
    validRange(range: string): string | null
  }
  export default semver
}
