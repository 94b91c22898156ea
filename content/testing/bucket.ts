import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'uploads'

export type TestBucket = {
  /** The settings of a service that uses the bucket. */
  settings: Record<string, string>
  /** The names of its objects. */
  names: () => Promise<string[]>
  /** Closes the port, as if the network were gone. */
  stop: () => Promise<void>
  /** Opens the same port again. */
  start: () => Promise<void>
} & AsyncDisposable

/** An S3 server on a free port, with one empty bucket. */
export async function openBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'belvedere-bucket-'))
  const configureBuckets = [{ name: BUCKET, configs: [] }]
  const s3 = new S3rver({ silent: true, directory, configureBuckets })
  await s3.configureBuckets()
  const server = createServer(s3.callback())
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close().closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    names: () => namesIn(join(directory, BUCKET)),
    start: () => listen(port),
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** How the server names the file with the bytes of an object. */
const OBJECT = '._S3rver_object'

async function namesIn(folder: string) {
  const files = await readdir(folder)
  const objects = files.filter((file) => file.endsWith(OBJECT))
  return objects.map((file) => file.slice(0, -OBJECT.length)).toSorted()
}
