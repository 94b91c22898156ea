/** What was asked of the service, and how much of it the service has acknowledged. */
export class Ledger {
  /** By the id of a page: the number last acknowledged as its title, and the last one sent. */
  readonly pages = new Map<number, { acknowledged: number; sent: number }>()
  /** By the id of a picture: what was said of it last. */
  readonly pictures = new Map<number, 'saved' | 'going' | 'gone'>()
  /** How many requests were acknowledged in all. */
  acknowledged = 0

  /** Notes a number that is about to be sent as the title of a page. */
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
