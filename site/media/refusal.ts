export type RefusalStatus = 400 | 404 | 405 | 502 | 503

/** An error response for a picture or file, with a sentence for the visitor. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalStatus

  constructor(status: RefusalStatus, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.status = status
  }

  /** Whether the same request would fail again soon. */
  get isLasting(): boolean {
    return this.status === 400 || this.status === 404
  }
}
