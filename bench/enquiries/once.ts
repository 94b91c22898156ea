import { allPages } from '@belvedere/kit/testing/all-pages.ts'
import type { Sent } from './send.ts'

type Access = { studioUrl: string; email: string; password: string }

/** Throws unless the content service has one record for each acknowledged enquiry, and no others. */
export async function requireOnce(access: Access, sent: readonly Sent[]): Promise<void> {
  const acknowledged = sent.map(({ reference }) => reference)
  const stored = await readReferences(access)
  if (stored.toSorted().join() === acknowledged.toSorted().join()) return
  const known = new Set(stored)
  const missing = acknowledged.filter((reference) => !known.has(reference))
  throw new Error(
    `${acknowledged.length} enquiries were acknowledged, and there are ${stored.length} records; ` +
      `${missing.length} of the enquiries have none.`,
  )
}

async function readReferences({ studioUrl, email, password }: Access): Promise<string[]> {
  const login = await fetch(`${studioUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = await login.json()
  const headers = { authorization: `JWT ${token}` }
  const docs = await allPages<{ reference: string }>(async (query) => {
    const answer = await fetch(`${studioUrl}/api/enquiries?${query}`, { headers })
    if (!answer.ok) throw new Error(`Reading the enquiries answered ${answer.status}.`)
    return answer.json()
  })
  return docs.map(({ reference }) => reference)
}
