type RefusalStatus = 400 | 404 | 405 | 502 | 503

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

const TRY_AGAIN = 'cannot be had at the moment. Please try again in a few seconds.'
export const PICTURE_UNAVAILABLE = `This picture ${TRY_AGAIN}`
export const FILE_UNAVAILABLE = `This file ${TRY_AGAIN}`

/**
 * Throws the `Refusal` for an error response of the content service. Its message is passed on for
 * 400 and 404, which concern the address; for other statuses it is only logged.
 */
export async function throwUpstreamError(response: Response, unavailable: string): Promise<never> {
  const message = (await response.text()).slice(0, 300).trim()
  if (response.status === 400 || response.status === 404)
    throw new Refusal(response.status, message)
  if (response.status === 503) throw new Refusal(503, unavailable, message)
  throw new Refusal(502, 'This picture or file could not be made.', `${response.status} ${message}`)
}
