import { asFields, asList, asString } from '@belvedere/kit/json.ts'
import { isSitePath } from '@belvedere/kit/own-paths.ts'
import type { Endpoint, PayloadRequest } from 'payload'
import { ImportError } from '../../listings/problem.ts'
import { readSheetFile } from '../../listings/read-sheet.ts'
import { readSheetForm } from '../../listings/read-sheet-form.ts'
import { publicPaths } from '../../overview/public-paths.ts'
import { isPublisher } from '../../payload/access.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { PublicPages } from '../../publish/hidden-pages.ts'
import { readRedirects } from '../../publish/redirect-rules.ts'
import { siteUrl } from '../../service/env.ts'
import { endpoint } from '../../studio/endpoint.ts'
import { readBody } from '../../studio/read-request.ts'
import { MOST_AT_ONCE } from '../bulk/most-at-once.ts'
import { type PlannedRule, planRules, type RulesPlan } from './plan-rules.ts'
import { readRules, type WrittenRule } from './read-rules.ts'

/** As many redirects as a site can have; its rules are read as a whole. */
const MAX_RULES = 10_000

const NO_TABLE =
  'Name the columns “From” and “To” in the first row (and “Type”, if not all are permanent), or begin with the addresses themselves: the old one, then the new one.'
const NO_RULES = 'There are no redirects in this file.'
const TOO_MANY = `This file has more than ${MAX_RULES.toLocaleString('en')} redirects. Use a rule with a * for what has a common beginning.`

export const sheetEndpoints: Endpoint[] = [
  // `POST /api/redirects/sheet`, a form with a `file`: what importing it would do; writes nothing.
  endpoint(isPublisher, 'post', '/sheet', async (req) => planOf(req, await readSheetOf(req))),
  // `POST /api/redirects/rules` with some rules of a plan: stores them. The same ones again change
  // nothing, so an import whose connection broke is repeated.
  endpoint(isPublisher, 'post', '/rules', async (req) => storeRules(req, await readBody(req))),
]

async function readSheetOf(req: PayloadRequest): Promise<WrittenRule[]> {
  const { file } = await readSheetForm(req)
  const rules = readRules(await sheetIn(file))
  if (!rules) throw refusal(NO_TABLE, 400)
  if (rules.length === 0) throw refusal(NO_RULES, 400)
  if (rules.length > MAX_RULES) throw refusal(TOO_MANY, 400)
  return rules
}

async function sheetIn(file: File) {
  try {
    return await readSheetFile(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    throw refusal(error.problems.map(({ message }) => message).join(' '), 400)
  }
}

async function planOf(req: PayloadRequest, written: WrittenRule[]): Promise<RulesPlan> {
  return planRules(written, {
    existing: await readRedirects(req),
    pages: new PublicPages(await publicPaths(req)),
    isFile: isSitePath,
    site: siteUrl(),
  })
}

/** Stores the rules that are still possible; the others are named. */
async function storeRules(req: PayloadRequest, body: Record<string, unknown>): Promise<RulesPlan> {
  const written = asList(body.rules).map((rule): WrittenRule => {
    const { row, from, to, status } = asFields(rule)
    return {
      row: Number(row) || 0,
      from: asString(from),
      to: asString(to),
      status: asString(status),
    }
  })
  if (written.length === 0 || written.length > MOST_AT_ONCE)
    throw refusal(`Send between 1 and ${MOST_AT_ONCE} redirects at once.`, 400)
  const plan = await planOf(req, written)
  req.context.areRulesChecked = true
  await inTransaction(req, async () => {
    for (const rule of plan.rules) await storeRule(req, rule)
  })
  return plan
}

async function storeRule(req: PayloadRequest, { id, from, to, status }: PlannedRule) {
  const data = { from, to, status }
  const own = { collection: 'redirects', data, req, overrideAccess: false } as const
  if (id === undefined) await req.payload.create(own)
  else await req.payload.update({ ...own, id })
}
