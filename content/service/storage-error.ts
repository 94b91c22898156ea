/** The store of uploaded files does not answer; the message tells an editor what to do. */
export class StorageError extends Error {
  override name = 'StorageError'
}
