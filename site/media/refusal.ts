export type RefusalStatus = 400 | 404 | 405 | 502 | 503

/** A picture that is not sent, with the sentence that says why. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.status = status
  }

  /** Whether asking again soon would be answered alike. */
  get isLasting(): boolean {
    return this.status === 400 || this.status === 404
  }
}
