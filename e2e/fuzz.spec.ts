import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readActions } from '../testing/fuzz/actions.ts'
import { faultsInLog, hasEnded } from '../testing/fuzz/aftermath.ts'
import { signIn } from '../testing/fuzz/callers.ts'
import { targetsOf } from '../testing/fuzz/endpoints.ts'
import { allEndpoints, describeFinding, runFuzz } from '../testing/fuzz/run.ts'
import { readStack } from './stack.ts'
import { Studio } from './studio.ts'

const SECONDS = 15
/** Another seed each day: over time many are tried, and a failure prints its own. */
const SEED = Math.floor(Date.now() / 86_400_000)

const FOR_RELEASES = { tag: '@release' }

test(
  'no malformed request causes a server error, leaks a secret or stays unanswered',
  FOR_RELEASES,
  async () => {
    const stack = readStack()
    const { token, previewToken } = stack
    const before = readFileSync(stack.log, 'utf8').length
    const { email, password } = await (await Studio.signIn(stack)).createAccount('editor')
    const session = await signIn(stack.studioUrl, {
      STUDIO_EMAIL: email,
      STUDIO_PASSWORD: password,
    })
    expect(session).toBeTruthy()
    const targets = targetsOf({ ...stack, actions: await readActions(stack.studioUrl) })
    const endpoints = allEndpoints(targets)
    const start = Date.now()
    const { sent, findings, tried } = await runFuzz({
      targets,
      seed: SEED,
      // At least once to each endpoint, on a slow machine too.
      goesOn: (number) => number < endpoints.length || Date.now() < start + SECONDS * 1000,
      // Signed in, only actions are called, because the API would change records of other tests.
      callers: ({ action }) => [
        ...(action ? [['authorization', `JWT ${session}`] as const] : []),
        null,
        ['authorization', `Bearer ${token}`],
        ['authorization', `Bearer ${previewToken}`],
        ['authorization', 'Bearer x'],
      ],
      atOnce: 2,
      withinMs: 60_000,
    })
    expect(findings.map((finding) => describeFinding(finding, SEED))).toEqual([])
    expect(faultsInLog(readFileSync(stack.log, 'utf8').slice(before), stack.secrets)).toEqual([])
    expect(await hasEnded(stack)).toEqual([])
    expect(tried.size).toBe(endpoints.length)
    const seconds = Math.round((Date.now() - start) / 1000)
    console.log(
      `Broken requests: ${sent}, to each of ${tried.size} endpoints, in ${seconds} seconds.`,
    )
  },
)
