/** What the server sent for the blocks of the first page, by block id. */
const htmlById = new Map<string, string>()

export function keepServerHtml(id: string, html: string): void {
  htmlById.set(id, html)
}

/** The server's HTML of a block, or nothing where the page came as a payload. */
export function serverHtml(id: string): string {
  return htmlById.get(id) ?? ''
}
