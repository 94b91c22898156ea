/** A video on YouTube or Vimeo: its page, and the URL of its embedded player. */
type FilmPage = { from: 'YouTube' | 'Vimeo'; page: string; embed: string }

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/
const VIMEO =
  /^https?:\/\/(?:www\.)?(?:player\.vimeo\.com\/video|vimeo\.com(?:\/channels\/[\w-]+)?)\/(\d{4,12})(?:\/([\da-f]{6,16})|\?(?:[^#]*&)?h=([\da-f]{6,16}))?(?![\w])/

/** Parses the URL of a video on YouTube or Vimeo; null for any other URL. */
export function filmPage(address: string): FilmPage | null {
  const words = address.trim()
  return onYouTube(words) ?? onVimeo(words)
}

function onYouTube(address: string): FilmPage | null {
  const id = YOUTUBE.exec(address)?.[1]
  if (!id) return null
  return {
    from: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}`,
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1`,
  }
}

/** An unlisted video plays only with the hash in its URL. */
function onVimeo(address: string): FilmPage | null {
  const [, id, inPath, inQuery] = VIMEO.exec(address) ?? []
  if (!id) return null
  const secret = inPath ?? inQuery
  return {
    from: 'Vimeo',
    page: `https://vimeo.com/${id}${secret ? `/${secret}` : ''}`,
    embed: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`,
  }
}
