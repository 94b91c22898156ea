import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest test files, most of which wait for other programs; the longest first. */
const LONGEST = [
  'content/killed',
  'scripts/blocks/recipes',
  'content/publish/schedule',
  'content/accounts/setup',
  'scripts/docs/',
  'demo/seed',
  'site/browser/',
  'scripts/',
  '.contract.test',
]

/** Starts the longest test files first: started last, one would run alone at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = LONGEST.findIndex((part) => moduleId.includes(part))
  return index < 0 ? LONGEST.length : index
}
