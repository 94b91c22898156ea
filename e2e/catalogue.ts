import { join } from 'node:path'
import { root } from '../launch/paths.ts'
import { freePort } from '../launch/ports.ts'
import { type Program, startProgram, untilReady } from '../launch/program.ts'

/** A page of the catalogue; `press` is the selector of an element to click first. */
export type CatalogueEntry = { kind: string; name: string; path: string; press?: string }

type Catalogue = { url: string; entries: CatalogueEntry[] }

/** Starts the catalogue with the built styles and scripts; returns a function that stops it. */
export async function startCatalogue(): Promise<() => Promise<void>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const program = startProgram({
    name: 'catalogue',
    args: [join(root, 'site/catalogue/main.ts'), '--built'],
    env: { CATALOGUE_PORT: String(port), LOG_LEVEL: 'warn' },
    onLine: (line) => console.log(`[catalogue] ${line}`),
  })
  try {
    const catalogue: Catalogue = { url, entries: await entriesAt(program, url) }
    process.env.E2E_CATALOGUE = JSON.stringify(catalogue)
    return program.stop
  } catch (error) {
    await program.stop()
    throw error
  }
}

async function entriesAt(program: Program, url: string): Promise<CatalogueEntry[]> {
  const list = `${url}/entries.json`
  await untilReady(program, list)
  return (await fetch(list)).json()
}

/** The running catalogue; without entries when Playwright only lists the tests. */
export function findCatalogue(): Catalogue {
  const text = process.env.E2E_CATALOGUE
  return text ? JSON.parse(text) : { url: '', entries: [] }
}
