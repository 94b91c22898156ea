import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { askPages } from './ask-pages.ts'

type Answer = { status?: number; type?: string; body?: string }

/** A site of these answers, whose sitemap has pages of these paths. */
async function startSite(paths: string[], answers: Record<string, Answer>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    const listed = paths.map((one) => `<url><loc>${url}${one}</loc></url>`).join('')
    const sitemap = { type: 'application/xml', body: `<urlset>${listed}</urlset>` }
    const own: Answer | undefined = path === '/sitemap.xml' ? sitemap : answers[path]
    const { status = 200, type = 'text/html', body = '' } = own ?? {}
    response.writeHead(status, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url, asked }
}

const PICTURE = '<img alt="" sizes="1px" srcSet="/media/pool.jpg?w=1&amp;h=2 1w, /media/b 2w">'

test('the home page, pages of the sitemap and their first pictures are asked for', async () => {
  const paths = Array.from({ length: 100 }, (_, at) => `/page-${at}`)
  const { url, asked } = await startSite(paths, {
    '/': { body: PICTURE },
    '/media/pool.jpg?w=1&h=2': { type: 'image/avif' },
  })
  expect(await askPages(url)).toEqual({ pages: 21, pictures: 1 })
  expect(asked).toContain('/page-95')
  expect(asked.filter((path) => path.startsWith('/media/'))).toEqual(['/media/pool.jpg?w=1&h=2'])
})

test('each address that does not answer as it should is named', async () => {
  const { url } = await startSite(['/gone', '/text'], {
    '/': { body: PICTURE },
    '/gone': { status: 503 },
    '/text': { type: 'text/plain' },
    '/media/pool.jpg?w=1&h=2': { status: 404 },
  })
  await expect(askPages(url)).rejects.toThrow(
    `3 requests failed: ${url}/gone answered 503; ${url}/text answered with text/plain; ${url}/media/pool.jpg?w=1&h=2 answered 404.`,
  )
})
