/** What an upgrade goes to, and the services that it restarts. */
export type Target = {
  /** The folder of the new version. */
  release: string
  /** The link to the folder that the services run in. */
  link: string
  backups: string
  /** The command of systemd, with whatever lets this user run it. */
  systemctl: readonly string[]
  content: string
  sites: readonly string[]
  /** How long a service may take until it is ready. */
  patienceMs: number
}
