import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verify } from '@belvedere/kit/signature.ts'

export type News = { id: string; tags: string[]; isSigned: boolean }

/** A site that takes the news of publications on a free port and keeps what it was told. */
export async function openFakeSite(key: string, port = 0) {
  const news: News[] = []
  const answers: number[] = []
  let onNews: (one: News) => Promise<void> | void = () => {}
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const timestamp = String(request.headers['x-belvedere-timestamp'])
    const signature = String(request.headers['x-belvedere-signature'])
    const one = { ...JSON.parse(body), isSigned: verify({ key, timestamp, body, signature }) }
    await onNews(one)
    news.push(one)
    response.writeHead(answers.shift() ?? 204).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    news,
    /** Status codes for the next answers; 204 after that. */
    answers,
    port: address.port,
    url: `http://127.0.0.1:${address.port}/builds/publish`,
    onEach: (listener: typeof onNews) => {
      onNews = listener
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
