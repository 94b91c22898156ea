/** The writes that were sent to the service, and which of them it has acknowledged. */
export class Ledger {
  /** By page id: the last acknowledged number in its title, and the last one sent. */
  readonly pages = new Map<number, { acknowledged: number; sent: number }>()
  /** By picture id: its last known state. */
  readonly pictures = new Map<number, 'saved' | 'going' | 'gone'>()
  /** Number of acknowledged requests. */
  acknowledged = 0

  /** Records and returns the next number to send as a page's title. */
  next(id: number): number {
    const page = this.pages.get(id) ?? { acknowledged: 0, sent: 0 }
    this.pages.set(id, { ...page, sent: page.sent + 1 })
    return page.sent + 1
  }

  saved(id: number, number: number): void {
    const page = this.pages.get(id)
    this.pages.set(id, { acknowledged: number, sent: page?.sent ?? number })
    this.acknowledged++
  }

  picture(id: number, state: 'saved' | 'going' | 'gone'): void {
    this.pictures.set(id, state)
    if (state !== 'going') this.acknowledged++
  }
}
