/** Why something was not delivered: a sentence without personal data, shown in the studio. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Whether trying again is of no use. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}

/** Some addresses have the mail, others are to be tried again. */
export class PartlySent extends Error {
  readonly reached: string[]

  constructor(reached: string[]) {
    super('Some addresses did not take the mail yet; they are tried again.')
    this.reached = reached
  }
}
