/** After this pause a request without an answer is sent again, in ms; at most so often. */
const PAUSE = 2000
const MOST = 60

/**
 * Asks for the state of a form until the service answers or a newer request takes its place. Payload
 * asks once: the fields of a row that is added while the service is away would never come.
 */
export async function askAgain<Answer extends object>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let asked = 1; ; asked++) {
    const answer = await ask()
    if (!isLost(answer) || signal?.aborted || asked === MOST) return answer
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (signal?.aborted) return answer
  }
}

/** What Payload gives for a request that has failed, and for one that was cancelled. */
const isLost = (answer: object) => answer && 'state' in answer && !answer.state
