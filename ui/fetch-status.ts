/** How long the site may take to answer. */
const PATIENCE_MS = 5000

/** The status that an address answers with; undefined if it cannot be reached. */
export async function fetchStatus(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return status
  } catch {
    return undefined
  }
}
