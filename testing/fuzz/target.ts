/** A path with the names of its parameters, and the method that it is made for. */
export type Endpoint = {
  method: string
  path: string
  host: string
  /** The id of an action of the studio: a request calls it. */
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
