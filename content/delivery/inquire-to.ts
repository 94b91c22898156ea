import { GraphQLString } from 'graphql'
import type { PayloadRequest } from 'payload'
import { asDoc, type Doc } from '../payload/doc.ts'
import { pathOfContactForm } from './contact-forms.ts'
import type { DeliveryContext } from './context.ts'
import { readAddress } from './paths.ts'
import { readBySlug, readGlobal } from './records.ts'
import type { Fields } from './schema/build.ts'

/** The slug of the specification: the page with it needs no setting. */
const SLUG = 'contact'

/** Where “Inquire” leads, in place of the relation that the owner chooses. */
export const inquireToField: Fields = {
  inquireTo: {
    type: GraphQLString,
    description:
      'The path of the page where visitors ask: the chosen one, else the one with the slug `contact`, else the first one with a contact form; null without any.',
    resolve: (site, _, context) => inquireTo(context, site),
  },
}

/**
 * The path of the page where visitors ask. A chosen page that they do not see counts as none: a
 * button must not lead nowhere.
 */
export async function inquireTo(
  context: DeliveryContext,
  site: Doc | null,
): Promise<string | null> {
  const chosen = await readAddress(context, 'pages', site?.inquireTo)
  if (chosen) return chosen
  const { id } = asDoc(await readBySlug(context, 'pages', SLUG))
  const usual = await readAddress(context, 'pages', id)
  if (usual) return usual
  return (await pathOfContactForm(context)) ?? null
}

/** Where “Inquire” leads visitors, with the public settings of the site or with those of a form. */
export async function publicInquireTo(req: PayloadRequest, site?: Doc): Promise<string | null> {
  const state = { tags: new Set<string>(), globals: new Map() }
  const context: DeliveryContext = { req, endpoint: 'published', isSite: false, ...state }
  return inquireTo(context, site ?? (await readGlobal(context, 'site')))
}
