/** A published vulnerability in versions of a package. */
export type Advisory = {
  packages: string[]
  /** The affected versions, as a range of npm. */
  affected: string
  /** Its numbers in the databases of GitHub and CVE; some fixes never got one. */
  ids: string[]
  /** The effect of the vulnerability. */
  risk: string
}
