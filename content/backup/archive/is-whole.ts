import { open } from 'node:fs/promises'
import { NAMES } from './manifest.ts'

/** A tar archive is made of blocks; its last two are empty, and those before hold `end.json`. */
const BLOCK = 512
const END_BLOCKS = 4

/**
 * Whether an archive was written to its end, by its last bytes alone. Damage in the middle is found
 * by reading all of it.
 */
export async function isWhole(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const length = END_BLOCKS * BLOCK
    if (size < length || size % BLOCK !== 0) return false
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    const name = buffer.toString('latin1', 0, NAMES.end.length + 1)
    const isEnd = buffer.subarray(2 * BLOCK).every((byte) => byte === 0)
    return bytesRead === length && name === `${NAMES.end}\0` && isEnd
  } finally {
    await handle.close()
  }
}
