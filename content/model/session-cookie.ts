/** How the browser keeps a session: over HTTPS only, where the studio is reached by it. */
export function sessionCookie(studioUrl: string) {
  return { sameSite: 'Lax', secure: /^https:/i.test(studioUrl) } as const
}
