import type { Bytes } from '../bytes.ts'

/** A file is public, or belongs to a record in the bin. No address of a file leads into the bin. */
export type Place = 'public' | 'bin'

/** Where uploaded files are kept, each under the file name of its record. */
export type UploadStore = {
  /**
   * Keeps a file, before the record that names it is committed. Rejects if it could not be kept;
   * then the change fails as a whole.
   */
  write(name: string, bytes: Bytes): Promise<void>
  /**
   * The path of a readable copy on this machine, or undefined if there is no such file in this
   * place. Rejects with a `StorageError` if the store does not answer.
   */
  find(name: string, place?: Place): Promise<string | undefined>
  /** Moves files that exist to a place, after the commit. */
  move(names: readonly string[], to: Place): void
  /** Deletes files from both places, after the commit. */
  remove(names: readonly string[]): void
}
