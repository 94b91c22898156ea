import type { Trial } from './stack.ts'

type Page = { id: number; title: string; slug: string }

/** Somebody signed in to the studio of these programs, who writes through its REST interface. */
export async function signIn({ studioUrl, env }: Trial) {
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${studioUrl}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `JWT ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const { STUDIO_EMAIL: email, STUDIO_PASSWORD: password } = env
  const { token } = await ask('POST', '/users/login', { email, password })
  return {
    /** Publishes a page without blocks: its title is all it shows. */
    makePage: async (title: string, slug: string): Promise<Page> => {
      const data = { title, slug, _status: 'published' }
      return (await ask('POST', '/pages', data, token)).doc
    },
    /** Publishes another title; resolves when the service has acknowledged it. */
    rename: async ({ id }: Page, title: string): Promise<void> => {
      await ask('PATCH', `/pages/${id}`, { title, _status: 'published' }, token)
    },
    /** The title as the database has it. */
    titleOf: async ({ id }: Page): Promise<string> => {
      return (await ask('GET', `/pages/${id}?depth=0`, undefined, token)).title
    },
    deletePicture: async (id: number): Promise<void> => {
      await ask('DELETE', `/media/${id}`, undefined, token)
    },
  }
}
