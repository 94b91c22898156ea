/** Cookie options of a session; `secure` if the studio is served over HTTPS. */
export function sessionCookie(studioUrl: string) {
  return { sameSite: 'Lax', secure: /^https:/i.test(studioUrl) } as const
}
