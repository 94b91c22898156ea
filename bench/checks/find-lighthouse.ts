import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@belvedere/kit/root.ts'

/** What Lighthouse is asked for here; its own types would come with its packages. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: { runtimeError?: { message: string }; categories: Marks } } | undefined>

type Marks = Record<string, { score: number | null } | undefined>

export type Found = { lighthouse: Lighthouse; version: string }

const FOLDER = '.belvedere/lighthouse'

/** Why it is no package of the project, and what to do. */
export const MISSING = `with 114 packages and 176 MB it is no part of this project; npm install --prefix ${FOLDER} lighthouse@13.5.0`

/** Lighthouse, where somebody has installed it beside the project; nothing where it is not. */
export async function findLighthouse(root = projectRoot()): Promise<Found | undefined> {
  const folder = join(root, FOLDER, 'node_modules/lighthouse')
  if (!existsSync(folder)) return undefined
  const { version, main }: { version: string; main: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const module: { default: Lighthouse } = await import(pathToFileURL(join(folder, main)).href)
  return { lighthouse: module.default, version }
}
