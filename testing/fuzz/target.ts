/** A path with the names of its parameters, and its method. */
export type Endpoint = {
  method: string
  path: string
  host: string
  /** The id of an action of the studio, which the request calls. */
  action?: string
}

export type Rules = {
  /** Values that must not leave the programs. */
  secrets: readonly string[]
  /** Addresses that only the program itself may use, such as that of the service behind it. */
  internal: readonly string[]
}

/** A program that answers on a port of this machine. */
export type Target = { name: string; port: number; endpoints: readonly Endpoint[]; rules: Rules }
