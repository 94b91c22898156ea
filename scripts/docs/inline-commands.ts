/**
 * The commands of npm that pages name within their sentences and tables. A command is either run by
 * a test, which contains certain words, or not run, for a reason.
 */
type Command = { runBy: string; how: string } | { notRun: string }

const LONG = 'it takes minutes, and measures'

/** By the command without its arguments. */
export const INLINE_COMMANDS: Record<string, Command> = {
  'npm audit': { notRun: 'it asks a registry, and tests use no network' },
  'npm ci': { notRun: 'the tests run on what it has installed' },
  'npm run accessibility': {
    notRun: `${LONG} with two engines; scripts/accessibility/statement.test.ts checks its record`,
  },
  'npm run bench': { notRun: LONG },
  'npm run build': { notRun: 'the tests run on what it has built; site/build/ has its tests' },
  'npm run catalogue': {
    notRun: 'it runs until it is stopped; e2e/catalogue.ts starts the same program',
  },
  'npm run chaos': { notRun: 'it takes minutes, and breaks what the programs need' },
  'npm run check': { notRun: 'it runs the unit tests, and this one among them' },
  'npm run decisions': {
    notRun: 'it writes a committed file; scripts/decisions.test.ts compares that',
  },
  'npm run demo:reset': {
    runBy: 'scripts/demo-reset.contract.test.ts',
    how: 'scripts/demo-reset.ts',
  },
  'npm run dev': { notRun: 'it runs until it is stopped; the tests use built programs' },
  'npm run fuzz': { notRun: 'it takes minutes; e2e/fuzz.spec.ts sends the same requests for less' },
  'npm run licences': {
    notRun: 'it writes a committed file; scripts/dependencies/licences.test.ts compares that',
  },
  'npm run mail:test': { notRun: 'it needs a mail server that takes the mail' },
  'npm run new:block': { runBy: 'scripts/blocks/recipes.contract.test.ts', how: 'new-block.ts' },
  'npm run new:page': { runBy: 'scripts/blocks/recipes.contract.test.ts', how: 'new-page.ts' },
  'npm run observatory': { notRun: 'it needs certificates and a proxy, and takes minutes' },
  'npm run remove:block': {
    runBy: 'scripts/blocks/recipes.contract.test.ts',
    how: 'remove-block.ts',
  },
  'npm run remove:page': {
    runBy: 'scripts/blocks/recipes.contract.test.ts',
    how: 'remove-page.ts',
  },
  'npm run sbom': {
    notRun: 'it writes a file; scripts/dependencies/sbom.test.ts checks the same packages',
  },
  'npm run schema': {
    notRun: 'it writes a committed file; content/delivery/serve.contract.test.ts compares that',
  },
  'npm run new:migration': { notRun: 'it writes committed files' },
  'npm run store:release': { notRun: 'it writes a committed database' },
  'npm run lock': { notRun: 'it writes the committed lock file' },
  'npm run screens': { notRun: 'it writes committed pictures, by starting a browser' },
  'npm run thumbnails': { notRun: 'it writes committed pictures, by starting a browser' },
  'npm sbom': { notRun: 'the page says that npm refuses it' },
  'npm start': { notRun: 'it runs until it is stopped; the tests start the same two programs' },
  'npm test': { notRun: 'it runs this test' },
  'npm run test:all': { notRun: 'it runs this test' },
  'npx @mdn/mdn-http-observatory': { notRun: 'it needs a site that the internet reaches' },
}
