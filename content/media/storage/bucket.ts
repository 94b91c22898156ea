import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { writeAtomically } from '@belvedere/kit/disk-entry.ts'
import { type Bytes, sizeOf } from '../bytes.ts'
import type { BucketSettings } from './bucket-settings.ts'

/** An object that is being read; its size is in bytes. */
export type OpenObject = {
  bytes: number
  modified?: Date
  identity: string
  chunks: AsyncIterable<Uint8Array>
}

const SECOND = 1000

/**
 * The objects of an S3 bucket by the names of files. Every method rejects with the error of the AWS
 * SDK, after its two attempts, if the bucket does not answer.
 */
export class Bucket {
  readonly #settings: BucketSettings
  readonly #silenceMs: number
  #client: Promise<S3Client> | undefined

  /** A bucket that sends and takes nothing for `silenceMs` milliseconds does not answer. */
  constructor(settings: BucketSettings, silenceMs = 20 * SECOND) {
    this.#settings = settings
    this.#silenceMs = silenceMs
  }

  /** Stores an object as a whole: until it is complete, readers get the one before or none. */
  async put(name: string, bytes: Bytes, type: string): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3')
    const Body = typeof bytes === 'string' ? createReadStream(bytes) : bytes
    const ContentLength = await sizeOf(bytes)
    const client = await this.#open()
    await client.send(
      new PutObjectCommand({ ...this.#object(name), Body, ContentLength, ContentType: type }),
    )
  }

  /** Writes an object to a file; false if there is none. */
  async download(name: string, path: string): Promise<boolean> {
    const opened = await this.open(name)
    if (!opened) return false
    await writeAtomically(path, opened.chunks)
    return true
  }

  /** The size of an object in bytes, or undefined if there is none. */
  async sizeOf(name: string): Promise<number | undefined> {
    const { HeadObjectCommand, NotFound } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand(this.#object(name)))
      return ContentLength
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }

  async delete(name: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    await client.send(new DeleteObjectCommand(this.#object(name)))
  }

  /** Opens an object for reading; undefined if there is none. */
  async open(name: string): Promise<OpenObject | undefined> {
    const { GetObjectCommand, NoSuchKey } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    try {
      const found = await client.send(new GetObjectCommand(this.#object(name)))
      const { Body, ContentLength, ETag, LastModified } = found
      if (!(Body instanceof Readable)) throw new Error(`The bucket sent no bytes of ${name}.`)
      return {
        bytes: ContentLength ?? 0,
        ...(LastModified && { modified: LastModified }),
        identity: identityOf(ContentLength, ETag),
        chunks: Body,
      }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  /** All objects below the prefix, each with a text that differs if its bytes do. */
  async *list(): AsyncGenerator<{ name: string; identity: string }> {
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    const { bucket: Bucket, prefix: Prefix } = this.#settings
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }),
      )
      for (const { ETag, Key, Size } of page.Contents ?? [])
        if (Key) yield { name: Key.slice(Prefix.length), identity: identityOf(Size, ETag) }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  /** Makes the bucket if there is none. */
  async ensure(): Promise<void> {
    const { CreateBucketCommand, NotFound } = await import('@aws-sdk/client-s3')
    try {
      await this.check()
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      const client = await this.#open()
      await client.send(new CreateBucketCommand({ Bucket: this.#settings.bucket }))
    }
  }

  /** Resolves if the bucket exists and these credentials may use it. */
  async check(): Promise<void> {
    const { HeadBucketCommand } = await import('@aws-sdk/client-s3')
    const client = await this.#open()
    await client.send(new HeadBucketCommand({ Bucket: this.#settings.bucket }))
  }

  #object(name: string) {
    return { Bucket: this.#settings.bucket, Key: `${this.#settings.prefix}${name}` }
  }

  /** The SDK is loaded by services with a bucket alone. */
  #open(): Promise<S3Client> {
    this.#client ??= connect(this.#settings, this.#silenceMs)
    return this.#client
  }
}

const identityOf = (bytes = 0, etag = '') => `${bytes} ${etag}`

async function connect(
  { credentials, endpoint, region }: BucketSettings,
  socketTimeout: number,
): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3')
  return new S3Client({
    region,
    // A save waits meanwhile, and on SQLite all others.
    maxAttempts: 2,
    ...(credentials && { credentials }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Not every service knows the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3 * SECOND, socketTimeout },
  })
}
