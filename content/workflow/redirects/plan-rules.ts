import { normalizeOrigin, withoutEscapes } from '@belvedere/kit/copied-address.ts'
import { normalizePath, splitQuery } from '@belvedere/kit/redirect-address.ts'
import { findRedirectLoop, RedirectRules } from '@belvedere/kit/redirects.ts'
import { checkHidesNothing, type PublicPages } from '../../publish/hidden-pages.ts'
import {
  checkAddress,
  checkOrigin,
  GONE,
  type StoredRedirect,
} from '../../publish/redirect-rules.ts'
import type { WrittenRule } from './read-rules.ts'

/** A rule as it would be stored. */
export type PlannedRule = {
  row: number
  from: string
  to: string
  status: Status
  /** The rule from there that exists, and where it leads now. */
  id?: number
  before?: string
}

const STATUSES = ['301', '302', '307', '308', GONE] as const
type Status = (typeof STATUSES)[number]

export type RowNote = { row: number; message: string }

/** What importing a sheet would do, and what keeps rows from being imported. */
export type RulesPlan = {
  rules: PlannedRule[]
  /** Rows that say what a rule or an earlier row says already. */
  same: number
  /** Rows that are left out. */
  problems: RowNote[]
  /** What the editor should know of rows that are imported. */
  notes: RowNote[]
}

type Known = {
  existing: readonly StoredRedirect[]
  pages: PublicPages
  /** Whether a path of this site leads to something that is no page, such as a file. */
  isFile: (path: string) => boolean
  site: string
}

/** What is written in place of a number. */
const TYPES: Record<string, Status> = {
  '': '301',
  permanent: '301',
  temporary: '302',
  gone: GONE,
}

/** Checks all rows of a sheet beside the rules that exist. */
export function planRules(written: readonly WrittenRule[], known: Known): RulesPlan {
  const plan: RulesPlan = { rules: [], same: 0, problems: [], notes: [] }
  const before = new Map(known.existing.map((rule) => [rule.from, rule]))
  const first = new Map<string, PlannedRule>()
  for (const one of written) {
    const rule = understand(one, known.site)
    if (typeof rule === 'string') {
      plan.problems.push({ row: one.row, message: rule })
      continue
    }
    const old = before.get(rule.from)
    const problem = problemOf(rule, { earlier: first.get(rule.from), old }, known)
    if (problem !== undefined) {
      plan.problems.push({ row: one.row, message: problem })
      continue
    }
    const isSame = old?.to === rule.to && String(old.status) === rule.status
    if (isSame || first.has(rule.from)) plan.same += 1
    else plan.rules.push({ ...rule, ...(old && { id: old.id, before: old.to }) })
    if (!first.has(rule.from)) first.set(rule.from, rule)
  }
  return withoutDeadEnds(withoutLoops(plan, known), known)
}

/** The rule of a row as it would be stored, or what is wrong with it. */
function understand(written: WrittenRule, site: string): PlannedRule | string {
  const { row, from, status } = written
  const to = withoutEscapes(written.to)
  const type = STATUSES.find((one) => one === (TYPES[status.toLowerCase()] ?? status))
  if (type === undefined)
    return `“${status}” is no type of redirect: use ${STATUSES.join(', ')}, or nothing for 301.`
  const origin = from && normalizeOrigin(from)
  const isFrom = checkOrigin(origin)
  if (isFrom !== true) return isFrom
  if (type === GONE) return { row, from: origin, to: '', status: type }
  const url = URL.parse(to)
  const own = url?.origin === new URL(site).origin
  const target = own && url ? url.pathname + url.search + url.hash : to
  const isTo = checkAddress(target, origin)
  return isTo === true ? { row, from: origin, to: target, status: type } : isTo
}

/** What else is from the same address: an earlier row, and a rule that is stored. */
type Beside = { earlier: PlannedRule | undefined; old: StoredRedirect | undefined }

function problemOf(rule: PlannedRule, { earlier, old }: Beside, { pages }: Known) {
  if (earlier && (earlier.to !== rule.to || earlier.status !== rule.status))
    return `Row ${earlier.row} is from the same address, ${rule.from}, and leads elsewhere.`
  if (pages.has(rule.from))
    return `A page is public at ${rule.from}, and the redirect would hide it.`
  const verdict = rule.from.endsWith('*') && !old ? checkHidesNothing(rule.from, pages) : true
  return verdict === true ? undefined : verdict
}

/** Rules that lead back to where they come from are left out, each with the loop it would make. */
function withoutLoops(plan: RulesPlan, { existing, site }: Known): RulesPlan {
  const planned = plan.rules.map(({ from, to, status }) => ({ from, to, status: Number(status) }))
  const replaced = new Set(planned.map(({ from }) => from))
  const all = new RedirectRules([...existing.filter(({ from }) => !replaced.has(from)), ...planned])
  const problems = [...plan.problems]
  const rules = plan.rules.filter((rule, i) => {
    const own = planned[i]
    const loop = own?.to ? findRedirectLoop(own, all, site) : undefined
    if (loop)
      problems.push({ row: rule.row, message: `This would be a loop: ${loop.join(' → ')}.` })
    return !loop
  })
  return { ...plan, rules, problems: problems.sort((a, b) => a.row - b.row) }
}

/** Says which rules lead to pages of this site that do not exist, or not yet. */
function withoutDeadEnds(plan: RulesPlan, { existing, pages, isFile }: Known): RulesPlan {
  const all = new RedirectRules([
    ...existing,
    ...plan.rules.map(({ from, to, status }) => ({ from, to, status: Number(status) })),
  ])
  const notes = plan.rules.flatMap(({ row, to }): RowNote[] => {
    if (!to.startsWith('/') || to.endsWith('*')) return []
    const path = normalizePath(splitQuery(to.split('#', 1)[0] ?? '')[0])
    const isThere = pages.has(path) || isFile(path) || all.match(path) !== undefined
    return isThere ? [] : [{ row, message: `There is no public page at ${path} now.` }]
  })
  return { ...plan, notes }
}
