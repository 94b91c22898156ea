import { allPages } from '@belvedere/kit/testing/all-pages.ts'
import type { TestStack } from './stack.ts'

type Page = { id: number; title: string; slug: string }

/** Signs in to the studio and returns functions that edit through its REST API. */
export async function signIn({ studioUrl, env }: TestStack) {
  const request = async (method: string, path: string, body?: object, token?: string) => {
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
  const { token } = await request('POST', '/users/login', { email, password })
  return {
    /** Publishes a page without blocks, which shows only its title. */
    loadPage: async (title: string, slug: string): Promise<Page> => {
      const data = { title, slug, _status: 'published' }
      return (await request('POST', '/pages', data, token)).doc
    },
    /** Publishes a new title; resolves when the service has acknowledged it. */
    rename: async ({ id }: Page, title: string): Promise<void> => {
      await request('PATCH', `/pages/${id}`, { title, _status: 'published' }, token)
    },
    /** The title in the database. */
    titleOf: async ({ id }: Page): Promise<string> => {
      return (await request('GET', `/pages/${id}?depth=0`, undefined, token)).title
    },
    /** How many enquiries are stored. */
    countEnquiries: async (): Promise<number> => {
      return (await request('GET', '/enquiries?limit=1&depth=0', undefined, token)).totalDocs
    },
    /** All enquiries that are stored. */
    enquiries: async (): Promise<{ key: string; reference: string; email: string }[]> => {
      return allPages((query) => request('GET', `/enquiries?${query}`, undefined, token))
    },
    deletePicture: async (id: number): Promise<void> => {
      await request('DELETE', `/media/${id}`, undefined, token)
    },
  }
}
