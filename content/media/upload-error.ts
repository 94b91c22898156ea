/** An upload that cannot be used; the message tells the editor why and what to do. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: 400 | 413

  constructor(message: string, status: 400 | 413 = 400) {
    super(message)
    this.status = status
  }
}
