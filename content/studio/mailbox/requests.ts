import { request } from '../request.ts'

const FAILED = 'The content service did not answer. Try again in a moment.'

/** Sends a request to the content service; returns its sentence, or throws that of its refusal. */
export async function ask(path: string, body: object = {}): Promise<string> {
  const { message } = await request<{ message?: string }>(`/api${path}`, { body, failed: FAILED })
  return message ?? ''
}
