import { request } from '../request.ts'

const FAILED = 'The content service did not answer. Try again in a moment.'

/** Asks the content service for something; returns its sentence, or throws the one of its refusal. */
export async function ask(path: string, body: object = {}): Promise<string> {
  const { message } = await request<{ message?: string }>(`/api${path}`, { body, failed: FAILED })
  return message ?? ''
}
