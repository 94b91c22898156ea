import { cleanLines } from '@belvedere/kit/enquiry/clean-text.ts'
import { NotFound, type PayloadRequest } from 'payload'
import { asDoc, type Doc } from '../payload/doc.ts'
import { refusal } from '../payload/refusal.ts'

/** The fields of a JSON request; none for anything else. */
export async function readBody(req: PayloadRequest): Promise<Doc> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return { ...asDoc(body) }
}

/** A text that somebody wrote, trimmed, and without characters that a database refuses. */
export function readText(value: unknown, most: number): string {
  const text = typeof value === 'string' ? cleanLines(value) : ''
  if (text.length > most) throw refusal(`Use at most ${most} characters.`, 400)
  return text
}

/** The id in the address of a request, such as `/:id/reply`; 404 if it is no number. */
export function readId(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) throw new NotFound(req.t)
  return id
}

/** A parameter of the query of a request. */
export function readParameter(req: PayloadRequest, name: string): string | undefined {
  return new URL(req.url ?? '', 'http://localhost').searchParams.get(name) ?? undefined
}
