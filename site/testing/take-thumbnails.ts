import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { projectRoot } from '@belvedere/kit/root.ts'
import type { Browser } from '@playwright/test'
import { buildInto } from './build-into.ts'
import { builtSite, launchBrowser } from './built-site.ts'
import { takeThumbnail } from './thumbnail.ts'

type Site = Awaited<ReturnType<typeof builtSite>>

/**
 * Takes the screenshots for the studio's block picker, of each kind with its full fixture:
 * `npm run thumbnails`, or `npm run thumbnails hero intro` for some. Prints a line for each step.
 */
async function takeThumbnails(kinds: string[]) {
  const started = Date.now()
  const browser = await launchBrowser({ isWhole: true })
  try {
    printTotal(await saveThumbnails(kinds, browser), Date.now() - started)
  } finally {
    await browser.close()
  }
}

async function saveThumbnails(kinds: string[], browser: Browser): Promise<Saved[]> {
  const site = await startSite()
  try {
    const saved: Saved[] = []
    for (const kind of kinds) saved.push(await saveThumbnail(kind, site, browser))
    return saved
  } finally {
    await site.stop()
  }
}

function printTotal(saved: Saved[], ms: number) {
  const written = saved.filter(({ isWritten }) => isWritten).length
  const size = kilobytes(saved.reduce((sum, { bytes }) => sum + bytes, 0))
  const counts = `${written} written, ${saved.length - written} unchanged`
  console.log(`  ✓  ${saved.length} thumbnails: ${counts}, ${size} (${(ms / 1000).toFixed(1)} s)`)
}

function startSite() {
  return builtSite(async (dist) => {
    console.log('  …  Building the site')
    await buildInto(dist)
    console.log('  …  Starting the site with the fixtures of the blocks')
  })
}

type Saved = { isWritten: boolean; bytes: number }

/** Writes the file only if its bytes differ, so that a run leaves nothing to commit in vain. */
async function saveThumbnail(kind: string, site: Site, browser: Browser): Promise<Saved> {
  const folder = join(projectRoot(), 'blocks', kind.replaceAll('_', '-'))
  const file = join(folder, 'thumbnail.webp')
  const { full } = await import(join(folder, 'fixture.ts'))
  const picture = await takeThumbnail({ kind, fixture: full, site, browser })
  const isWritten = !existsSync(file) || !picture.equals(readFileSync(file))
  if (isWritten) writeFileSync(file, picture)
  const path = relative(projectRoot(), file)
  console.log(`  ✓  ${path}: ${isWritten ? 'written' : 'unchanged'}, ${kilobytes(picture.length)}`)
  return { isWritten, bytes: picture.length }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

function everyKind() {
  const fixtures = globSync('blocks/*/fixture.ts', { cwd: projectRoot() })
  return fixtures
    .map((path) => basename(dirname(path)).replaceAll('-', '_'))
    .filter((kind) => kind !== 'parts')
    .sort()
}

/** The kinds named on the command line, by key or folder; all by default. */
function askedKinds(): string[] {
  const asked = process.argv.slice(2).map((name) => name.replaceAll('-', '_'))
  const unknown = asked.filter((kind) => !everyKind().includes(kind))
  if (unknown.length > 0)
    throw new Error(`No kind is called ${unknown.join(', ')}. The kinds: ${everyKind().join(', ')}`)
  return asked.length > 0 ? asked : everyKind()
}

try {
  await takeThumbnails(askedKinds())
} catch (error) {
  console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
