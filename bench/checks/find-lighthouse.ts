import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '@belvedere/kit/root.ts'

/** The part of Lighthouse's API that is used; its types are in its package. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: { runtimeError?: { message: string }; categories: Marks } } | undefined>

type Marks = Record<string, { score: number | null } | undefined>

export type InstalledLighthouse = { lighthouse: Lighthouse; version: string }

const FOLDER = '.belvedere/lighthouse'

/** Why Lighthouse is not a dependency, and how to install it. */
export const MISSING = `with 114 packages and 176 MB it is not a dependency; install it with: npm install --prefix ${FOLDER} lighthouse@13.5.0`

/** Loads Lighthouse if it is installed in `.belvedere`; undefined otherwise. */
export async function findLighthouse(
  root = projectRoot(),
): Promise<InstalledLighthouse | undefined> {
  const folder = join(root, FOLDER, 'node_modules/lighthouse')
  if (!existsSync(folder)) return undefined
  const { version, main }: { version: string; main: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const module: { default: Lighthouse } = await import(pathToFileURL(join(folder, main)).href)
  return { lighthouse: module.default, version }
}
