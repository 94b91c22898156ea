import type { ServerResponse } from 'node:http'
import { metrics } from './metrics.ts'

const ROUTES = new Set([
  'graphql',
  'changes',
  'enquiries',
  'media',
  'api',
  'admin',
  'readyz',
  'thumbnails',
  'preview',
  'preview-pass',
  'visits',
])

/** Counts a request once it is over, by the first part of its path if that is a known one. */
export function countRequest(path: string, response: ServerResponse): void {
  const [, first = ''] = path.split('/', 2)
  const route = ROUTES.has(first) ? first : 'other'
  response.once('close', () => {
    const isAnswered = response.headersSent
    const status = isAnswered ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
    metrics.requests.increment({ route, status })
  })
}
