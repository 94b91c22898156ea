/** After this pause a request whose answer is of no use is sent again, in ms; at most so often. */
const PAUSE = 2000
const MOST = 60

/**
 * Asks for the state of a form until it comes whole, or a newer request takes its place. Payload asks
 * once: the fields of a new row would never come if the service failed at them, or if a script that
 * they need was lost. Requests without an answer are sent again below (`askingAgain`).
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
