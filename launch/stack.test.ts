import { expect, test, vi } from 'vitest'
import { localEnv, stackEnv } from './stack.ts'

const addresses = { port: 4000, contentPort: 4001, dataDir: '/data' }

test('local URLs follow the ports, even if an earlier run saved others', () => {
  vi.stubEnv('CONTENT_URL', 'http://localhost:3001/graphql')
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:3000')
  expect(stackEnv(addresses)).toMatchObject({
    PORT: '4000',
    SITE_URL: 'http://localhost:4000',
    STUDIO_URL: 'http://localhost:4001',
    CONTENT_URL: 'http://localhost:4001/graphql',
    PUBLISH_URL: 'http://localhost:4000/publish',
  })
  vi.unstubAllEnvs()
})

test('URLs of other machines are kept', () => {
  vi.stubEnv('SITE_URL', 'https://our-place.example')
  vi.stubEnv('STUDIO_URL', 'https://localhost.our-place.example')
  const { SITE_URL, STUDIO_URL } = stackEnv(addresses)
  expect([SITE_URL, STUDIO_URL]).toEqual([
    'https://our-place.example',
    'https://localhost.our-place.example',
  ])
  expect(localEnv(addresses).SITE_URL).toBe('http://localhost:4000')
  vi.unstubAllEnvs()
})
