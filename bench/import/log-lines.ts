/** The content service's log about an import. */
export class LogLines {
  /** Requests that waited for the database in vain. */
  busy = 0
  /** How long the longest transaction of the import blocked other writers, in ms. */
  longestMs = Number.NaN

  read(line: string): void {
    if (line.includes('stayed busy')) this.busy += 1
    if (!line.startsWith('{')) return
    const { message, longestTransactionMs } = JSON.parse(line)
    if (message === 'Listings imported') this.longestMs = longestTransactionMs
  }
}
