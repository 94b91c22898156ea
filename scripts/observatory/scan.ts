import { join } from 'node:path'

/*
 * Grades a program by the rules of Mozilla's HTTP Observatory: `node scan.ts <package> <http port>
 * <https port> <path>`. A process of its own, because Node reads NODE_EXTRA_CA_CERTS at its start.
 */

type Test = (requests: unknown) => { result: string | null; pass: boolean }

const [source = '', httpPort, httpsPort, path] = process.argv.slice(2)
const load = (file: string) => import(join(source, 'src', file))

const { retrieve } = await load('retriever/retriever.js')
const { ALL_TESTS }: { ALL_TESTS: Test[] } = await load('constants.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('grader/charts.js')
type Grader = {
  getScoreModifier: (result: string) => number
  getGradeForScore: (score: number) => { score: number; grade: string }
}
const { getScoreModifier, getGradeForScore }: Grader = await load('grader/grader.js')

const requests = await retrieve('localhost', { httpPort, httpsPort, path })
const scored = ALL_TESTS.flatMap((test) => {
  const output = test(requests)
  const { result, pass } = output
  if (!result) return []
  return [{ name: output.constructor.name, result, pass, score: getScoreModifier(result) }]
})
const lost = scored.reduce((sum, { score }) => sum + Math.min(score, 0), 100)
const whole = scored.reduce((sum, { score }) => sum + score, 100)
const final = getGradeForScore(lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : lost)
console.log(JSON.stringify({ ...final, scored }))
