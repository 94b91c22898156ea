import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '@belvedere/kit/backoff.ts'
import type { Log } from '@belvedere/kit/log.ts'
import { StorageError } from '../../service/storage-error.ts'
import type { Bytes } from '../bytes.ts'
import { kindOfName, mimeOf } from '../kinds.ts'
import type { Bucket } from './bucket.ts'
import type { LocalCopies } from './local-copies.ts'
import type { Places } from './places.ts'
import type { Place, UploadStore } from './upload-store.ts'

type Parts = {
  bucket: Pick<Bucket, 'put' | 'download' | 'delete' | 'list'>
  /** The name of the bucket. */
  name: string
  copies: LocalCopies
  places: Places
  log: Log
  /** Called with each operation that the bucket did not do. */
  onFailure: (operation: string) => void
}

/** Pauses before a deletion is tried again, in milliseconds, and how often. */
const RETRY = { first: 1000, longest: 10 * 60_000 }
const TRIES = 20

const NOT_WRITTEN =
  'The store of files does not answer, so nothing was saved. Please try again in a minute, and tell your administrator if it goes on.'

/**
 * Keeps uploaded files in an S3 bucket that several content services share, and copies of those in
 * use on this machine. The bucket does not know the bin: a file is public if its record is, which
 * every service reads in the database.
 */
export class BucketStore implements UploadStore {
  readonly about: UploadStore['about']
  readonly #parts: Parts
  /** Deletions under way, by name: a file that is uploaded again is written after them. */
  readonly #deletions = new Map<string, { done: Promise<void>; stop: AbortController }>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.about = {
      name: `The bucket of uploads, ${parts.name},`,
      ifEmpty:
        'Is it the right one? Correct S3_BUCKET or S3_PREFIX, or send the files of this machine with “npm run move -- --uploads”.',
    }
  }

  async write(name: string, bytes: Bytes): Promise<void> {
    const { bucket, copies, places } = this.#parts
    places.expect(name)
    await this.#endDeletion(name)
    const kind = kindOfName(name)
    const type = kind ? mimeOf(kind) : 'application/octet-stream'
    await this.#ask('write', NOT_WRITTEN, () => bucket.put(name, bytes, type))
    await copies.forget(name)
  }

  async find(name: string, place: Place = 'public'): Promise<string | undefined> {
    const { bucket, copies, places } = this.#parts
    if ((await places.of(name)) !== place) return undefined
    return copies.find(name, (path) =>
      this.#ask('read', `The store of files does not answer: ${name} cannot be read.`, () =>
        bucket.download(name, path),
      ),
    )
  }

  async names(): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of this.#parts.bucket.list()) names.push(name)
    return names
  }

  /** It is not asked each time: it cannot be unmounted, and what it does not do is counted. */
  async looksEmpty(): Promise<boolean> {
    return false
  }

  /** Only what this process remembers changes: the record says where its file is. */
  move(names: readonly string[]): void {
    for (const name of names) this.#parts.places.forget(name)
  }

  remove(names: readonly string[]): void {
    this.move(names)
    for (const name of names) {
      const stop = new AbortController()
      const done = this.#delete(name, stop.signal).finally(() => this.#deletions.delete(name))
      this.#deletions.set(name, { done, stop })
    }
  }

  /** Resolves when no deletion is under way. */
  async settled(): Promise<void> {
    await Promise.all([...this.#deletions.values()].map(({ done }) => done))
  }

  /** A file that comes again is not deleted; only an attempt that is under way is waited for. */
  async #endDeletion(name: string) {
    const deletion = this.#deletions.get(name)
    deletion?.stop.abort()
    await deletion?.done
  }

  async #delete(name: string, stop: AbortSignal) {
    const { bucket, copies, places, log, onFailure } = this.#parts
    await copies.forget(name)
    for (let failures = 0; failures < TRIES && !stop.aborted; failures++) {
      try {
        // The same file may have been uploaded again meanwhile, through another service too.
        if ((await places.ask(name)) === undefined) await bucket.delete(name)
        return
      } catch (error) {
        onFailure('delete')
        log.warn('A file could not be deleted from the bucket yet.', { name, error })
        await sleep(backoff(failures, RETRY), undefined, { ref: false, signal: stop }).catch(
          () => {},
        )
      }
    }
    if (stop.aborted) return
    log.error('A file stays in the bucket although its record is gone: delete it by hand.', {
      name,
    })
  }

  async #ask<T>(operation: string, sentence: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (cause) {
      this.#parts.onFailure(operation)
      this.#parts.log.error('The bucket of uploaded files does not answer.', {
        operation,
        error: cause,
      })
      throw new StorageError(sentence, { cause })
    }
  }
}
