import type { ServerResponse } from 'node:http'
import type { Changes } from '../changes/feed.ts'

/** A change feed in memory, without a content service. */
export function fakeFeed() {
  const rows: { mark: string; tags: readonly string[]; time: number }[] = []
  const feed = {
    isDown: false,
    /** How often it was read. */
    reads: 0,
    /** Adds a change, committed some time ago, and returns its sequence number. */
    add: (tags: readonly string[], agoMs = 0) =>
      rows.push({ mark: crypto.randomUUID(), tags, time: Date.now() - agoMs }),
    /** Replaces the database by another one with the same number of changes. */
    replace: () => {
      for (const row of rows) row.mark = crypto.randomUUID()
    },
    latest: () => rows.length,
    answer: (search: URLSearchParams): Changes => {
      const after = Number(search.get('after') ?? Number.NaN)
      const isKnown = rows[after - 1]?.mark === search.get('mark')
      const sequence = isKnown ? Math.min(rows.length, after + 2) : rows.length
      const later = isKnown ? rows.slice(after, sequence) : []
      const mark = rows[sequence - 1]?.mark ?? ''
      const tags = later.flatMap((row) => row.tags)
      const [oldest] = later
      const ageMs = oldest && Date.now() - oldest.time
      return { sequence, mark, tags, ageMs, reset: !isKnown, more: sequence < rows.length }
    },
    send: (url: string, response: ServerResponse) => {
      feed.reads++
      if (feed.isDown) return void response.destroy()
      const { searchParams } = new URL(url, 'http://localhost')
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(feed.answer(searchParams)))
    },
  }
  feed.add([])
  return feed
}
