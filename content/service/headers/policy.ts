/**
 * The content security policy of the studio's pages. Scripts run from its own files, or inline with
 * the nonce; decision record 62 explains what else Payload needs.
 */
export function studioPolicy(nonce: string, siteOrigin: string): string {
  return join({
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    ...REST,
    // Previews show pages of the site.
    'frame-src': `'self' ${siteOrigin}`,
  })
}

/**
 * The policy of the studio while it is developed: reloading evaluates code and opens a web socket.
 */
export const DEVELOPMENT_POLICY =
  "base-uri 'self'; form-action 'self'; frame-ancestors 'self'; object-src 'none'"

/** The policy of data responses: if a browser shows one, nothing in it is loaded or run. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const REST = {
  // Payload and its text editor write style elements and attributes while they run.
  'style-src': "'self' 'unsafe-inline'",
  // Chosen files that are not uploaded yet are shown from memory.
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self' data:",
  // Models may hold their numbers as `data:` addresses.
  'connect-src': "'self' blob: data:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  // The preview's frame shows the sign-in of the studio when a session has ended.
  'frame-ancestors': "'self'",
}

function join(directives: Record<string, string>) {
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')
}
