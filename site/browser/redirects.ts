import { isPageAddress } from './page-link.ts'

export type Redirects = ReturnType<typeof createRedirects>

/** The redirects that the browser applies: none until the manifest has arrived. */
export function createRedirects() {
  const redirects = {
    /** The URL that a navigation is redirected to, maybe on another site. */
    targetOf: (_url: URL): URL | undefined => undefined,
    /** The address of the page that a link ends at; undefined if it leaves the site. */
    pageOf(link: string): string | undefined {
      const target = redirects.targetOf(new URL(link, location.href))
      if (!target) return link
      return isPageAddress(target) ? target.pathname + target.search : undefined
    },
  }
  return redirects
}
