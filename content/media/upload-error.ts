/** The file cannot be used; the message tells the editor why and what to do. */
export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: 400 | 413

  constructor(sentence: string, status: 400 | 413 = 400) {
    super(sentence)
    this.status = status
  }
}
