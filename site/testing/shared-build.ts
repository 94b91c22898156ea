import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { buildInto } from './build-into.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the site's build, which all test files of a run share. */
    siteBuild?: string
  }
}

/** Global set-up: creates the folder for the build; the first test file that needs it builds. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'belvedere-build-'))
  project.provide('siteBuild', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

const PATIENCE_MS = 120_000

/** Copies the site's build into `dist`, building it if no test file of this run has done so. */
export async function copyBuild(dist: string): Promise<void> {
  const folder = inject('siteBuild')
  if (!folder)
    throw new Error('The site is built for contract tests only: name it *.contract.test.ts')
  if (claim(join(folder, 'claimed'))) await build(folder)
  await untilBuilt(folder)
  cpSync(join(folder, 'dist'), dist, { recursive: true })
}

async function build(folder: string) {
  try {
    await buildInto(join(folder, 'dist'))
    writeFileSync(join(folder, 'done'), '')
  } catch (error) {
    writeFileSync(join(folder, 'failed'), '')
    throw error
  }
}

async function untilBuilt(folder: string) {
  const deadline = Date.now() + PATIENCE_MS
  while (!existsSync(join(folder, 'done'))) {
    if (existsSync(join(folder, 'failed')) || Date.now() > deadline)
      throw new Error('The build of the site failed in another test file.')
    await sleep(100)
  }
}

/** Whether this process is the first to claim the build: only one can create the folder. */
function claim(folder: string) {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
