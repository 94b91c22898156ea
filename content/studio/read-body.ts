import type { PayloadRequest } from 'payload'
import { refusal } from './refusal.ts'

/** The fields of a JSON request; none for anything else. */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

/** A text that somebody wrote, without the white space around it. */
export function readText(value: unknown, most: number): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length > most) throw refusal(`Use at most ${most} characters.`, 400)
  return text
}
