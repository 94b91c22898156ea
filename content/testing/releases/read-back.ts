import type { Payload } from 'payload'
import { ask } from '../delivery.ts'
import type { Content, Stored } from './stored.ts'

/** Collections whose rows are created and deleted while the service runs. */
const PASSING = /^(?:payload-|session-details$|audit-log$)/

/** Reads the data that was stored for a release from a database. */
export async function readBack(
  payload: Payload,
  { page, planned, token }: Pick<Stored, 'page' | 'planned' | 'token'>,
): Promise<Content> {
  const newest = { sort: '-id', limit: 1, depth: 0 } as const
  const [enquiry] = (await payload.find({ collection: 'enquiries', ...newest })).docs
  const [redirect] = (await payload.find({ collection: 'redirects', ...newest })).docs
  const [picture] = (await payload.find({ collection: 'media', ...newest })).docs
  const [release] = (await payload.find({ collection: 'releases', ...newest })).docs
  const [member] = (await payload.find({ collection: 'release-members', ...newest })).docs
  const [comment] = (await payload.find({ collection: 'comments', ...newest })).docs
  return {
    counts: await countRows(payload),
    page: { ...(await statesOf(payload, page)), versions: await versionsOf(payload, page) },
    planned: await statesOf(payload, planned),
    enquiry: pick(enquiry, ['name', 'email', 'message', 'reference', 'page']),
    redirect: pick(redirect, ['from', 'to', 'status']),
    picture: pick(picture, ['alt', 'filename', 'width', 'height', 'mimeType']),
    release: pick(release, ['title', 'state']),
    member: pick(member, ['record', 'action']),
    comment: pick(comment, ['record', 'text', 'by']),
    delivered: await deliver(payload, token),
  }
}

async function countRows(payload: Payload) {
  const slugs = payload.config.collections.map(({ slug }) => slug)
  const counts: [string, number][] = []
  for (const slug of slugs.filter((one) => !PASSING.test(one)).sort())
    counts.push([slug, (await payload.count({ collection: slug })).totalDocs])
  return Object.fromEntries(counts)
}

/** The page as visitors see it, and as editors do. */
async function statesOf(payload: Payload, id: number) {
  const fields = ['title', 'slug', '_status']
  const find = (draft: boolean) => payload.findByID({ collection: 'pages', id, draft, depth: 0 })
  return { stored: pick(await find(false), fields), newest: pick(await find(true), fields) }
}

async function versionsOf(payload: Payload, id: number) {
  const where = { parent: { equals: id } }
  const { docs } = await payload.findVersions({ collection: 'pages', where, sort: 'id', depth: 0 })
  return docs.map(({ version }) => `${version._status}: ${version.title}`)
}

function pick(record: object | undefined, fields: string[]) {
  if (!record) return null
  const entries = Object.entries(record).filter(([name]) => fields.includes(name))
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

/** The delivered data for the token of the site at that time. */
async function deliver(payload: Payload, token: string) {
  const query = `{
    home { blocks { __typename } }
    page(filter: { slug: { eq: "harbour-house" } }) { title }
    listings(first: 100) { title price status }
    experiences(first: 100) { title slug }
  }`
  const { data, errors } = await ask(payload, query, { token })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  return data
}
