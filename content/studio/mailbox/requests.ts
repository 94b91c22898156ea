const FAILED = 'The content service did not answer. Try again in a moment.'

/** Asks the content service for something; returns its sentence, or throws the one of its refusal. */
export async function ask(path: string, body: object = {}): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`/api${path}`, init).catch(() => undefined)
  const answer: { message?: string; errors?: { message: string }[] } | undefined = await response
    ?.json()
    .catch(() => undefined)
  if (!response?.ok) throw new Error(answer?.errors?.[0]?.message || FAILED)
  return answer?.message ?? ''
}
