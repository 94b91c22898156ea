import { expect, onTestFinished, test, vi } from 'vitest'
import { bucketSettings } from './bucket-settings.ts'

/** The settings with these variables alone. */
function read(variables: Record<string, string>) {
  const none = { S3_BUCKET: '', S3_ENDPOINT: '', S3_REGION: '', S3_PREFIX: '' }
  const noKey = { S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
  for (const [name, value] of Object.entries({ ...none, ...noKey, ...variables }))
    vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  return bucketSettings()
}

test('without a bucket files are kept on this machine', () => {
  expect(read({})).toBeUndefined()
})

test('a bucket of Amazon needs a name and a region alone', () => {
  expect(read({ S3_BUCKET: 'uploads', S3_REGION: 'eu-west-1' })).toEqual({
    bucket: 'uploads',
    endpoint: undefined,
    region: 'eu-west-1',
    prefix: '',
    credentials: undefined,
  })
})

test.each([
  ['alba', 'alba/'],
  ['/sites/alba/', 'sites/alba/'],
])('the prefix %s comes before names as %s', (given, prefix) => {
  expect(read({ S3_BUCKET: 'uploads', S3_PREFIX: given })).toMatchObject({ prefix })
})

test.each([
  [{ S3_BUCKET: 's3://uploads' }, /S3_BUCKET is "s3:\/\/uploads".+the name of the bucket alone/],
  [{ S3_BUCKET: 'uploads', S3_ACCESS_KEY_ID: 'a' }, /Set both/],
  [{ S3_BUCKET: 'uploads', S3_ENDPOINT: 's3.example.org' }, /S3_ENDPOINT is not an address/],
  [{ S3_BUCKET: 'uploads', S3_ENDPOINT: 'https://a:b@s3.example.org' }, /without a password/],
])('%o is refused', (variables, sentence) => {
  expect(() => read(variables)).toThrow(sentence)
})
