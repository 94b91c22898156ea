/** The pages whose commands `commands.contract.test.ts` runs, in this order. */
export const RUN_PAGES = [
  'docs/deploy.md',
  'docs/configuration.md',
  'docs/monitoring.md',
  'docs/troubleshooting.md',
  'docs/backup.md',
  'docs/upgrade.md',
  'docs/performance.md',
]

/** Commands with their own test: the test, and how it calls them. */
export const RUN_ELSEWHERE: Record<string, [file: string, how: string]> = {
  'npm run new:block quote': [
    'scripts/blocks/recipes.contract.test.ts',
    "run(process.execPath, ['scripts/new-block.ts', 'quote'])",
  ],
  'npm run remove:block quote': [
    'scripts/blocks/recipes.contract.test.ts',
    "['scripts/remove-block.ts', 'quote', 'blocks/quote/view.tsx']",
  ],
  'npm run new:page press': [
    'scripts/blocks/recipes.contract.test.ts',
    "run(process.execPath, ['scripts/new-page.ts', 'press'])",
  ],
  'npm run remove:page press': [
    'scripts/blocks/recipes.contract.test.ts',
    "run(process.execPath, ['scripts/remove-page.ts', 'press'])",
  ],
}
