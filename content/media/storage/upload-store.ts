import type { Bytes } from '../bytes.ts'

/** A file is public, or belongs to a record in the bin. No address of a file leads into the bin. */
export type Place = 'public' | 'bin'

/** Where uploaded files are kept, each under the file name of its record. */
export type UploadStore = {
  /** What it is, at the beginning of a sentence, and what to do if it has no files. */
  readonly about: { name: string; ifEmpty: string }
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
  /** The names of all files, also of those in the bin. */
  names(): Promise<string[]>
  /** A quick look, without the database, whether it has lost its files. */
  looksEmpty(): Promise<boolean>
  /** Moves files that exist to a place, after the commit. */
  move(names: readonly string[], to: Place): void
  /** Deletes files from both places, after the commit. */
  remove(names: readonly string[]): void
}
