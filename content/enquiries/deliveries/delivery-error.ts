/**
 * The reason why something was not delivered: a sentence without personal data, shown in the
 * studio.
 */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Whether another attempt is pointless. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Some addresses received the mail, others are tried again. */
export class PartlySent extends Error {
  readonly reached: string[]

  constructor(reached: string[]) {
    super('Some addresses did not take the mail yet; they are tried again.')
    this.reached = reached
  }
}
