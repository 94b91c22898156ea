import type { Settings } from './callers.ts'

/** Log lines that no request may cause: with a secret, or an unexpected error. */
export function faultsInLog(log: string, secrets: readonly string[]): string[] {
  const lines = log.split('\n')
  const leaks = secrets.filter((secret) => log.includes(secret)).map(() => 'The log has a secret.')
  const faults = lines.filter((line) => UNEXPECTED.test(line)).map((line) => line.slice(0, 1500))
  return [...leaks, ...unique(faults)]
}

/** Problems of a response are found in the response; these lines concern whole programs. */
const UNEXPECTED = /Request failed\.|[Uu]nhandled|[Uu]ncaught/

/** Faults at many addresses are mostly one, so its first line is enough. */
function unique(lines: readonly string[]) {
  const known = new Map(lines.map((line) => [line.replaceAll(/\d|"request":"[^"]*"/g, ''), line]))
  return [...known.values()].slice(0, 20)
}

/** The programs that do not respond any more. */
export async function hasEnded({ siteUrl, studioUrl }: Pick<Settings, 'siteUrl' | 'studioUrl'>) {
  const checks = [siteUrl, studioUrl].map(async (url) => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(20_000) }).catch(
      () => undefined,
    )
    return answer?.status === 200 ? [] : [`${url} does not answer any more (${answer?.status}).`]
  })
  return (await Promise.all(checks)).flat()
}
