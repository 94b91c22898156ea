import type { BlockList } from 'node:net'
import { EnvError, readEnv } from './env.ts'

/**
 * Reads a setting with addresses and networks, separated by commas; unset means none. Throws an
 * `EnvError` when `parse` does not understand it.
 */
export function readNetworks(name: string, parse: (list: string) => BlockList): BlockList {
  const list = readEnv(name, { default: '', hint: '' })
  try {
    return parse(list)
  } catch {
    throw new EnvError(
      `${name} is "${list}". Set it to addresses or networks, such as 10.0.0.2, 172.16.0.0/12.`,
    )
  }
}
