import { splitAddress } from '../../screens/routes.ts'

/** The parameters of a request for a preview. */
export type PreviewRequest = {
  /** A token, to be exchanged for a session. */
  token: string | undefined
  /** The key of an unsaved document of the studio. */
  unsaved: string | undefined
  /** The ids of the blocks to render; by default all of them. */
  only: readonly string[] | undefined
}

/**
 * Whether a request enters, continues or leaves a preview; an ambiguous one is no preview request
 * (spec §4).
 */
export function previewOf(url: string): 'preview' | 'exit' | 'none' {
  if (!url.includes('preview=')) return 'none'
  const values = new URLSearchParams(splitAddress(url).search).getAll('preview')
  if (values.length !== 1) return 'none'
  return values[0] === 'true' ? 'preview' : values[0] === 'false' ? 'exit' : 'none'
}

const KEY = /^[\w-]{16,128}$/
const ID = /^[\w-]{1,64}$/

/** The parameters of a preview. Malformed ones count as missing. */
export function readPreview(url: string): PreviewRequest {
  const parameters = new URLSearchParams(splitAddress(url).search)
  const only = parameters
    .get('only')
    ?.split(',')
    .filter((id) => ID.test(id))
  const unsaved = parameters.get('unsaved') ?? ''
  return {
    token: parameters.get('token') || undefined,
    unsaved: KEY.test(unsaved) ? unsaved : undefined,
    only: only && only.length > 0 ? only : undefined,
  }
}

/** The address on this site, without the parameters of a preview. */
export function withoutPreview(url: string): string {
  const { path: requested, search } = splitAddress(url)
  // Two slashes would begin the name of a host.
  const path = requested.replace(/^[/\\]+/, '/')
  return join(path, withoutParameters(search, OWN))
}

/** The address without its token, which links on the page must not carry. */
export function withoutToken(url: string): string {
  const { path, search } = splitAddress(url)
  return join(path, withoutParameters(search, ['token']))
}

/** A query without the parameters of a preview. */
export function publicQuery(search: string): string {
  return withoutParameters(search, OWN)
}

const OWN = ['preview', 'token', 'unsaved', 'only']

/** The remaining query is unchanged; the names of removed parameters may be encoded in any way. */
function withoutParameters(search: string, names: readonly string[]) {
  const isOther = (part: string) => {
    const [name] = new URLSearchParams(part).keys()
    return part !== '' && !names.includes(name ?? '')
  }
  return search.split('&').filter(isOther).join('&')
}

function join(path: string, search: string) {
  return search ? `${path}?${search}` : path
}
