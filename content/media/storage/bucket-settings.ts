import { EnvError, readEnv } from '@belvedere/kit/env.ts'

/** An S3 bucket, and the key for it. */
export type BucketSettings = {
  bucket: string
  /** The address of another service than Amazon’s. */
  endpoint: string | undefined
  region: string
  /** What comes before the name of each file: empty, or it ends in a slash. */
  prefix: string
  /** Without it the AWS SDK looks where it always does, such as the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** The bucket for uploaded files, or undefined if they are kept on this machine. */
export function bucketSettings(): BucketSettings | undefined {
  const bucket = readEnv('S3_BUCKET', { default: '', hint: '' })
  if (!bucket) return undefined
  if (!BUCKET_NAME.test(bucket)) throw new EnvError(`S3_BUCKET is "${bucket}". ${NAME_HINT}`)
  const prefix = readEnv('S3_PREFIX', { default: '', hint: '' }).replace(/^\/+|\/+$/g, '')
  const region = readEnv('S3_REGION', { default: 'us-east-1', hint: '' })
  return {
    bucket,
    endpoint: readEndpoint(),
    region,
    prefix: prefix && `${prefix}/`,
    credentials: readCredentials(),
  }
}

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const NAME_HINT = 'Set it to the name of the bucket alone, such as "belvedere-uploads".'

function readEndpoint(): string | undefined {
  const endpoint = readEnv('S3_ENDPOINT', { default: '', hint: '' })
  if (!endpoint) return undefined
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (isAddress) return endpoint.replace(/\/+$/, '')
  throw new EnvError(
    'S3_ENDPOINT is not an address without a password. Set it to one such as https://s3.example.org.',
  )
}

function readCredentials() {
  const accessKeyId = readEnv('S3_ACCESS_KEY_ID', { default: '', hint: '' })
  const secretAccessKey = readEnv('S3_SECRET_ACCESS_KEY', { default: '', hint: '' })
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new EnvError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.')
  return accessKeyId ? { accessKeyId, secretAccessKey } : undefined
}
