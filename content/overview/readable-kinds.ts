import type { PayloadRequest } from 'payload'
import { globalOf, isCollection, type Kind, Kinds } from './kinds.ts'

/**
 * The kinds of which the user may read every record, drafts included; records of other kinds are
 * not shown.
 */
export async function readableKinds(req: PayloadRequest): Promise<Kind[]> {
  const { all } = new Kinds(req.payload.config.globals)
  const allowed = await Promise.all(all.map((kind) => mayRead(req, kind)))
  return all.filter((_, i) => allowed[i])
}

async function mayRead(req: PayloadRequest, kind: Kind): Promise<boolean> {
  const { collections, config } = req.payload
  const slug = globalOf(kind)
  const rules =
    slug === undefined
      ? isCollection(kind) && collections[kind].config.access
      : config.globals.find((one) => one.slug === slug)?.access
  if (!rules) return false
  const answers = [
    await rules.read({ req }),
    rules.readVersions && (await rules.readVersions({ req })),
  ]
  return answers.every((answer) => answer === true || answer === undefined)
}
